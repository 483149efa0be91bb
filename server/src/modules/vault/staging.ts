import { stagedVaultMs } from '@did/domain/vault/limits'
import type { StageVault, StageVaultItems, SwitchVault } from '@did/domain/vault/save-vault'
import type { Context } from '../../context.ts'
import type { VaultRow } from '../../db/schema/vault.ts'
import { assertIfMatch } from '../../http/if-match.ts'
import type { Session } from '../auth/session.ts'
import { assertRoom, assertSameItems, assertSameVault, assertSaysWhich } from './policy.ts'
import { changeOwnVault } from './service.ts'
import * as staging from './staging-store.ts'
import { lockVault } from './store.ts'

// An owner's browser gives a vault a new key in steps: it stages the vault under a new id and all
// items, in parts that fit into a body, and then replaces the old vault by the staged one
// (`switchVault`). Until then, the old vault can still be changed.

export async function stageVault({ db }: Context, session: Session, input: StageVault): Promise<void> {
  await changeOwnVault(db, session, async (tx) => {
    const current = await lockVault(tx, session.address)
    assertSameVault(current, input.replaces)
    await staging.stage(tx, current.owner, input)
  })
}

export async function stageItems(
  { db }: Context,
  session: Session,
  { vaultId, items }: StageVaultItems,
): Promise<void> {
  await changeOwnVault(db, session, async (tx) => {
    // The vault's lock also covers staged items. So `switchVault` sees all items of this call or
    // none of them.
    await lockVault(tx, session.address)
    const staged = await staging.findStaged(tx, session.address)
    assertSameVault(staged, vaultId)
    await staging.stageItems(tx, staged.owner, items)
    assertRoom(await staging.measureStagedItems(tx, staged.owner))
  })
}

/**
 * Replaces the account's vault by the staged vault. Refuses if another tab has changed the old
 * vault. If the call is repeated, returns the new vault.
 */
export function switchVault(
  { db }: Context,
  session: Session,
  { input, ifMatch }: { input: SwitchVault; ifMatch: string | undefined },
): Promise<VaultRow> {
  assertSaysWhich(ifMatch)
  return changeOwnVault(db, session, async (tx) => {
    const current = await lockVault(tx, session.address)
    if (current?.vaultId === input.vaultId) return current
    assertSameVault(current, input.replaces)
    assertIfMatch(ifMatch, current.version)
    assertSameItems(await staging.hashItems(tx, current.owner), input.replacedItems)
    const staged = await staging.findStaged(tx, current.owner)
    assertSameVault(staged, input.vaultId)
    assertSameItems(await staging.hashStagedItems(tx, current.owner), input.stagedItems)
    return staging.switchTo(tx, staged)
  })
}

/** Deletes staged vaults whose page stopped before it made the staged vault the account's vault. */
export function deleteAbandonedVaults({ db }: Context): Promise<void> {
  return staging.deleteAbandoned(db, stagedVaultMs)
}
