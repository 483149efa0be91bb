import type { Address } from '@did/domain/hex'
import type { UserId } from '@did/domain/ids'
import { eq, sql } from 'drizzle-orm'
import { type Database, preparedOnce, type Transaction } from '../../db/database.ts'
import { type UserRow, users } from '../../db/schema.ts'
import { usernameKey } from './username.ts'

const statements = preparedOnce((db) => ({
  ofWallet: db
    .select()
    .from(users)
    .where(eq(users.walletAddress, sql.placeholder('address')))
    .prepare('user_of_wallet'),
  byId: db
    .select()
    .from(users)
    .where(eq(users.id, sql.placeholder('id')))
    .prepare('user_by_id'),
}))

export type NewUser = { walletAddress: Address; username: string; name: string | null; email: string | null }
export type UserChange = Partial<
  Pick<UserRow, 'username' | 'name' | 'email' | 'verifierOrganization' | 'isVerifier' | 'verifierApplication'>
>

/** Null when the wallet has a profile already or the name is taken. */
export async function addUser(db: Database, user: NewUser): Promise<UserRow | null> {
  const values = { ...user, usernameKey: usernameKey(user.username) }
  const [row] = await db.insert(users).values(values).onConflictDoNothing().returning()
  return row ?? null
}

export async function findUserOfWallet(db: Database, address: Address): Promise<UserRow | null> {
  const [row] = await statements(db).ofWallet.execute({ address })
  return row ?? null
}

export async function findUser(db: Database, id: UserId): Promise<UserRow | null> {
  const [row] = await statements(db).byId.execute({ id })
  return row ?? null
}

export async function lockUser(tx: Transaction, id: UserId): Promise<UserRow | null> {
  const [row] = await tx.select().from(users).where(eq(users.id, id)).for('update')
  return row ?? null
}

export async function saveUser(tx: Transaction, id: UserId, change: UserChange): Promise<UserRow> {
  const key = change.username === undefined ? {} : { usernameKey: usernameKey(change.username) }
  const [row] = await tx
    .update(users)
    .set({ ...change, ...key, updatedAt: sql`now()`, version: sql`${users.version} + 1` })
    .where(eq(users.id, id))
    .returning()
  if (!row) throw new Error('The locked user is gone')
  return row
}
