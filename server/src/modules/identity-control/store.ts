import type { Address, Hex } from '@did/domain/hex'
import { type UserId, userIdSchema } from '@did/domain/ids'
import type { ControlEventKind } from '@did/domain/protocol/registry-event-kinds'
import { type Database, preparedOnce, type Queryable, type SqlRunner, type Transaction } from '../../db/database.ts'
import { and, eq, ne, sql } from '../../db/drizzle.ts'
import { type IdentityControlRow, identityControls } from '../../db/schema/identities.ts'
import { selectEverAccredited } from '../chain-index/standing.ts'
import { isRecoveredTo } from '../chain-index/statements.ts'
import { selectIdOfWallet } from '../users/statements.ts'
import { isControlledBy, isFrozenIdentity } from './statements.ts'

const statements = preparedOnce((db) => ({
  findControls: db
    .select()
    .from(identityControls)
    .where(sql`${identityControls.identity} = any(${sql.placeholder('identities')}::text[])`)
    .prepare('find_identity_controls'),
}))

export async function findControls(db: Queryable, identities: readonly Address[]): Promise<IdentityControlRow[]> {
  if (identities.length === 0) return []
  return statements(db).findControls.execute({ identities: [...identities] })
}

export async function listMovedTo(db: Database, controller: Address, limit: number): Promise<Address[]> {
  const { identity, controlledSince } = identityControls
  const rows = await db
    .select({ identity })
    .from(identityControls)
    .where(and(eq(identityControls.controller, controller), ne(identity, controller)))
    .orderBy(sql`${controlledSince} desc nulls last`, identity)
    .limit(limit)
  return rows.map((row) => row.identity)
}

export async function saveControl(tx: Transaction, row: IdentityControlRow): Promise<void> {
  const { identity, ...set } = row
  await tx.insert(identityControls).values(row).onConflictDoUpdate({ target: identityControls.identity, set })
}

export async function deleteControl(tx: Transaction, identity: Address): Promise<void> {
  await tx.delete(identityControls).where(eq(identityControls.identity, identity))
}

export async function listIdentities(tx: Transaction): Promise<Address[]> {
  const rows = await tx.select({ identity: identityControls.identity }).from(identityControls)
  return rows.map(({ identity }) => identity)
}

export async function isFrozen(db: SqlRunner, identity: Address): Promise<boolean> {
  const { rows } = await db.execute<{ found: boolean }>(sql`select ${isFrozenIdentity(sql`${identity}`)} as found`)
  return rows[0]?.found === true
}

/** This transaction and sign-ins to the identity wait for each other. */
export async function lockControl(tx: Transaction, identity: Address): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`control of ${identity}`}, 0))`)
}

export async function hasAccount(db: SqlRunner, address: Address): Promise<boolean> {
  const { rows } = await db.execute<{ found: boolean }>(sql`
    select exists (select from users where wallet_address = ${address})
      or exists (select from dids where owner = ${address}) as found`)
  return rows[0]?.found === true
}

export async function hasVerifier(db: SqlRunner, identities: readonly Address[]): Promise<boolean> {
  const { rows } = await db.execute<{ found: boolean }>(sql`
    select exists (select from users where wallet_address = any(${sql.param([...identities])}::text[])
      and (is_self_registered or wallet_address in (${selectEverAccredited}))) as found`)
  return rows[0]?.found === true
}

/** A key that an account got after its first one. The account stores it under the id `keyId`. */
type AddedKey = { account: Address; keyId: Hex }
type Noticed = { identity: Address; txHash: Hex; kind: ControlEventKind }

/**
 * Marks the users of all identities for which an account acts as notified of a key of the account.
 * Returns those who have not been notified of it before. Nobody is notified of a key that a
 * recovery brought, because the recovery itself is announced.
 */
export async function takeKeyNotices(tx: Transaction, { account, keyId }: AddedKey): Promise<UserId[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    insert into control_notices (user_id, tx_hash, kind)
    select users.id, ${keyId}, 'key-added' from users where ${isControlledBy(sql`users.wallet_address`, account)}
      and not ${isRecoveredTo(sql`${account}`, sql`${keyId}`)}
    on conflict do nothing returning user_id as id`)
  return rows.map(({ id }) => userIdSchema.parse(Number(id)))
}

/** Returns null if the identity has no user to notify. */
export async function takeNotice(tx: Transaction, { identity, txHash, kind }: Noticed): Promise<UserId | null> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    insert into control_notices (user_id, tx_hash, kind)
    select id, ${txHash}, ${kind} from (${selectIdOfWallet(identity)}) told
    on conflict do nothing returning user_id as id`)
  return rows[0] ? userIdSchema.parse(Number(rows[0].id)) : null
}
