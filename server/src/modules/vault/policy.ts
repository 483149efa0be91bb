import { maximumVault } from '@did/domain/constants'
import { AppError } from '@did/domain/errors'
import type { VaultId } from '@did/domain/ids'
import { vaultComplaints } from '@did/domain/texts/complaints'
import type { Wrapping } from '@did/domain/vault'

/** A page that has slept through a new beginning, or through the first one in another tab, writes nothing into it. */
export function assertSameVault<Row extends { vaultId: VaultId }>(
  vault: Row | null,
  vaultId: VaultId,
): asserts vault is Row {
  if (vault?.vaultId !== vaultId) throw new AppError('precondition-failed', 'The account has another vault, or none')
}

/** Whoever overwrites what it has not read would lose what nobody can restore: here the header is not a choice. */
export function assertSaysWhich(ifMatch: string | undefined): asserts ifMatch is string {
  if (ifMatch === undefined || ifMatch.trim() === '*')
    throw new AppError('invalid-input', 'If-Match says which version this replaces', {
      fields: [{ path: 'if-match', message: 'Required' }],
    })
}

/** A switch takes the place of exactly what its page has read and staged. */
export function assertSameItems(found: string, expected: string): void {
  if (found !== expected.toLowerCase()) throw new AppError('precondition-failed', 'The items are others by now')
}

/**
 * Ways are only added here. A way that were removed without a new master key would still open all that is written later. A page of
 * before the key pairs would leave a pair out, and the way would open nothing any more.
 */
export function assertKeepsWays(before: readonly Wrapping[], after: readonly Wrapping[]): void {
  const isKept = (way: Wrapping) => after.some((next) => next.salt === way.salt && isAsGood(way, next))
  if (before.every(isKept)) return
  throw new AppError('invalid-input', 'A way in is missing', {
    fields: [{ path: 'wrappings', message: vaultComplaints.wayMissing }],
  })
}

function isAsGood({ pair }: Wrapping, next: Wrapping): boolean {
  return pair === undefined || pair.publicKey === next.pair?.publicKey
}

export function assertRoom(items: number): void {
  if (items > maximumVault.items) throw new AppError('vault-full', `A vault holds at most ${maximumVault.items} items`)
}
