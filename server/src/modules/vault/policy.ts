import { maximumVault } from '@did/domain/constants'
import { AppError } from '@did/domain/errors'
import type { VaultId } from '@did/domain/ids'
import type { VaultRow } from '../../db/schema.ts'

/** A page that has slept through a new beginning, or through the first one in another tab, writes nothing into it. */
export function assertSameVault(vault: VaultRow | null, vaultId: VaultId): asserts vault is VaultRow {
  if (vault?.vaultId !== vaultId) throw new AppError('precondition-failed', 'The account has another vault, or none')
}

/** Whoever overwrites what it has not read would lose what nobody can restore: here the header is not a choice. */
export function assertSaysWhich(ifMatch: string | undefined): asserts ifMatch is string {
  if (ifMatch === undefined || ifMatch.trim() === '*')
    throw new AppError('invalid-input', 'If-Match says which version this replaces', {
      fields: [{ path: 'if-match', message: 'Required' }],
    })
}

export function assertRoom(items: number): void {
  if (items > maximumVault.items) throw new AppError('vault-full', `A vault holds at most ${maximumVault.items} items`)
}
