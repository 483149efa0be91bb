import { AppError } from '@did/domain/errors'
import type { VaultId, VaultItemId } from '@did/domain/ids'
import type { RestoreVault, SaveVault, SaveVaultItem } from '@did/domain/vault/save-vault'
import type { Context } from '../../context.ts'
import type { Transaction } from '../../db/database.ts'
import type { VaultItemRow, VaultRow } from '../../db/schema/vault.ts'
import { assertIfMatch } from '../../http/if-match.ts'
import { notAllowed } from '../../refusals.ts'
import { assertSessionStands } from '../auth/service.ts'
import type { Session } from '../auth/session.ts'
import { assertKeepsWays, assertRoom, assertSameVault, assertSaysWhich } from './policy.ts'
import * as store from './store.ts'

export function findVault({ db }: Context, { address }: Session): Promise<store.FullVault | null> {
  return store.findVault(db, address)
}

/**
 * With `If-Match: "0"`, this makes a vault. With the version of an existing vault, it adds ways to
 * unlock this vault. No item changes.
 */
export function saveVault(
  { db }: Context,
  session: Session,
  { input, ifMatch }: { input: SaveVault; ifMatch: string | undefined },
): Promise<VaultRow> {
  assertSaysWhich(ifMatch)
  return changeOwnVault(db, session, async (tx) => {
    const added = isFirst(ifMatch) ? await store.addVault(tx, session.address, input) : null
    if (added) return added
    const current = await store.lockVault(tx, session.address)
    assertSameVault(current, input.vaultId)
    assertIfMatch(ifMatch, current.version)
    assertKeepsWays(current.wrappings, input.wrappings)
    return store.saveWrappings(tx, current.owner, input.wrappings)
  })
}

/** Deletes only the vault that the caller has seen, and not a newer one in its place. */
export async function deleteVault({ db }: Context, session: Session, vaultId: VaultId): Promise<void> {
  await changeOwnVault(db, session, async (tx) => {
    const current = await store.lockVault(tx, session.address)
    if (!current) return
    assertSameVault(current, vaultId)
    await store.deleteVault(tx, current.owner)
  })
}

/** Items that exist already do not change, so the same part of a backup may be sent twice. */
export function restoreVault({ db }: Context, session: Session, { items, ...input }: RestoreVault): Promise<VaultRow> {
  return changeOwnVault(db, session, async (tx) => {
    await store.addVault(tx, session.address, input)
    const current = await store.lockVault(tx, session.address)
    if (current?.vaultId !== input.vaultId) throw new AppError('vault-exists', 'The account has another vault already')
    await store.addItems(tx, current.owner, items)
    assertRoom(await store.measureItems(tx, current.owner))
    return current
  })
}

/** With `If-Match: "0"`, this adds the item. With an outdated version, it replaces nothing. */
export function saveItem(
  { db }: Context,
  session: Session,
  { id, input, ifMatch }: { id: VaultItemId; input: SaveVaultItem; ifMatch: string | undefined },
): Promise<VaultItemRow> {
  assertSaysWhich(ifMatch)
  return changeOwnVault(db, session, async (tx) => {
    // The vault's lock also covers its items, because otherwise two calls could both add the last
    // allowed item.
    const vault = await store.lockVault(tx, session.address)
    assertSameVault(vault, input.vaultId)
    const current = await store.findItem(tx, { owner: vault.owner, id })
    assertIfMatch(ifMatch, current?.version ?? 0)
    const saved = await store.saveItem(tx, { owner: vault.owner, id, ciphertext: input.ciphertext })
    assertRoom(await store.measureItems(tx, vault.owner))
    return saved
  })
}

export async function deleteItem(
  { db }: Context,
  session: Session,
  { id, vaultId }: { id: VaultItemId; vaultId: VaultId },
): Promise<void> {
  await changeOwnVault(db, session, async (tx) => {
    const vault = await store.lockVault(tx, session.address)
    assertSameVault(vault, vaultId)
    if (!(await store.deleteItem(tx, { owner: vault.owner, id }))) throw notAllowed()
  })
}

/** Throws after the owner's erasure, which ends the session before it deletes the vault. */
export function changeOwnVault<Changed>(
  db: Context['db'],
  session: Session,
  change: (tx: Transaction) => Promise<Changed>,
): Promise<Changed> {
  return db.transaction(async (tx) => {
    await assertSessionStands(tx, session)
    return change(tx)
  })
}

function isFirst(ifMatch: string): boolean {
  return ifMatch.trim() === '"0"'
}
