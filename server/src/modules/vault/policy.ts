import { AppError } from '@did/domain/errors'
import type { VaultId } from '@did/domain/ids'
import { vaultComplaints } from '@did/domain/texts/en/vault-complaints'
import { maximumVault } from '@did/domain/vault/limits'
import type { Wrapping } from '@did/domain/vault/vault'

/**
 * Another tab may have made a new vault, and a page that missed this must not write into the new
 * vault.
 */
export function assertSameVault<Row extends { vaultId: VaultId }>(
  vault: Row | null,
  vaultId: VaultId,
): asserts vault is Row {
  if (vault?.vaultId !== vaultId) throw new AppError('precondition-failed', 'The account has another vault, or none')
}

/**
 * Nobody can restore a version that was overwritten unread, so a call without an `If-Match` header
 * is refused.
 */
export function assertSaysWhich(ifMatch: string | undefined): asserts ifMatch is string {
  if (ifMatch === undefined || ifMatch.trim() === '*')
    throw new AppError('invalid-input', 'If-Match says which version this replaces', {
      fields: [{ path: 'if-match', message: 'Required' }],
    })
}

/**
 * When a new vault replaces an old one, all items of the old vault are deleted. So both vaults must
 * contain exactly the items that the page has read and staged.
 */
export function assertSameItems(found: string, expected: string): void {
  if (found !== expected) throw new AppError('precondition-failed', 'The items are others by now')
}

/**
 * A removed way to unlock the vault would still open later items, so a way may be removed only with
 * a new master key. An old version of the page would also leave out key pairs, and its ways would
 * then open nothing.
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

export type VaultSize = { items: number; characters: number }

export function assertRoom({ items, characters }: VaultSize): void {
  if (items > maximumVault.items) throw new AppError('vault-full', `A vault holds at most ${maximumVault.items} items`)
  if (characters > maximumVault.characters)
    throw new AppError('vault-full', `The items of a vault have at most ${maximumVault.characters} characters together`)
}
