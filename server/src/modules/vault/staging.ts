import { createHash } from 'node:crypto'
import { stagedVaultMs } from '@did/domain/constants'
import { describeItems, type StageVault, type StageVaultItems, type SwitchVault } from '@did/domain/save-vault'
import type { VaultItem } from '@did/domain/vault'
import type { Context } from '../../context.ts'
import type { VaultRow } from '../../db/schema.ts'
import { assertIfMatch } from '../../http/if-match.ts'
import type { Session } from '../auth/session.ts'
import { assertRoom, assertSameItems, assertSameVault, assertSaysWhich } from './policy.ts'
import { changeOwnVault } from './service.ts'
import * as staging from './staging-store.ts'
import { lockVault } from './store.ts'

// A vault is locked with a new key by its owner's browser: it stages all of it under a new id, in parts that fit into a body, and then
// switches. Until the switch the old vault stays as it is and can be written to.

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
    // The vault's row is locked for what is staged beside it, too: a switch sees all of a part or nothing.
    await lockVault(tx, session.address)
    const staged = await staging.findStaged(tx, session.address)
    assertSameVault(staged, vaultId)
    await staging.stageItems(tx, staged.owner, items)
    assertRoom(await staging.countStagedItems(tx, staged.owner))
  })
}

/**
 * In one transaction. Refused when the old vault is not as the page has read it: what another tab wrote meanwhile would be lost. A
 * switch that was made already, and whose answer was lost, is answered again.
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
    assertSameItems(hashItems(await staging.listItems(tx, current.owner)), input.replacedItems)
    const staged = await staging.findStaged(tx, current.owner)
    assertSameVault(staged, input.vaultId)
    assertSameItems(hashItems(await staging.listStagedItems(tx, current.owner)), input.stagedItems)
    return staging.switchTo(tx, staged)
  })
}

/** Of pages that stopped before their switch. */
export function deleteAbandonedVaults({ db }: Context): Promise<void> {
  return staging.deleteAbandoned(db, stagedVaultMs)
}

function hashItems(items: readonly VaultItem[]): string {
  return `0x${createHash('sha256').update(describeItems(items)).digest('hex')}`
}
