import type { Address } from '@did/domain/hex'
import type { UserId } from '@did/domain/ids'
import { type Database, preparedOnce, type Transaction } from '../../db/database.ts'
import { eq, sql } from '../../db/drizzle.ts'
import { type UserRow, users } from '../../db/schema/accounts.ts'
import { knownUserFields, type toKnownUser } from './known-user.ts'
import { usernameKey } from './username.ts'

export type FoundUser = Parameters<typeof toKnownUser>[1]

const statements = preparedOnce((db) => ({
  ofWallet: db
    .select(knownUserFields)
    .from(users)
    .where(eq(users.walletAddress, sql.placeholder('address')))
    .prepare('user_of_wallet'),
  byId: db
    .select(knownUserFields)
    .from(users)
    .where(eq(users.id, sql.placeholder('id')))
    .prepare('user_by_id'),
}))

export type NewUser = { walletAddress: Address; username: string; name: string | null; email: string | null }
export type NamedUser = Pick<UserRow, 'username' | 'walletAddress'>
export type UserChange = Partial<
  Pick<UserRow, 'username' | 'name' | 'email' | 'verifierOrganization' | 'isSelfRegistered'>
>

/** Returns false if the wallet has a profile or the username is taken. */
export async function addUser(tx: Transaction, user: NewUser): Promise<boolean> {
  const values = { ...user, usernameKey: usernameKey(user.username) }
  const { rowCount } = await tx.insert(users).values(values).onConflictDoNothing()
  return rowCount === 1
}

export async function findUserOfWallet(db: Database, address: Address): Promise<FoundUser | null> {
  const [row] = await statements(db).ofWallet.execute({ address })
  return row ?? null
}

/** Finds a username in any spelling. No username finds an erased profile. */
export async function findUserOfName(db: Database, username: string): Promise<NamedUser | null> {
  const { walletAddress, usernameKey: key } = users
  const [row] = await db
    .select({ username: users.username, walletAddress })
    .from(users)
    .where(eq(key, usernameKey(username)))
  return row ?? null
}

export async function findUser(db: Database, id: number): Promise<FoundUser | null> {
  const [row] = await statements(db).byId.execute({ id })
  return row ?? null
}

/** The read comes after the lock, so that it sees what other transactions committed before. */
export async function lockUser(tx: Transaction, id: UserId): Promise<FoundUser | null> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, id)).for('update')
  const [row] = await tx.select(knownUserFields).from(users).where(eq(users.id, id))
  return row ?? null
}

/** Keeps a user from being erased or changed. Other transactions may still notify the user. */
export async function holdUser(tx: Transaction, id: UserId): Promise<FoundUser | null> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, id)).for('key share')
  const [row] = await tx.select(knownUserFields).from(users).where(eq(users.id, id))
  return row ?? null
}

export async function findWallet(db: Database, id: number): Promise<Pick<UserRow, 'id' | 'walletAddress'> | null> {
  const { walletAddress } = users
  const [row] = await db.select({ id: users.id, walletAddress }).from(users).where(sql`${users.id} = ${id}`)
  return row ?? null
}

export async function saveUser(tx: Transaction, id: UserId, change: UserChange): Promise<void> {
  const key = change.username === undefined ? {} : { usernameKey: usernameKey(change.username) }
  await tx
    .update(users)
    .set({ ...change, ...key, updatedAt: sql`now()`, version: sql`${users.version} + 1` })
    .where(eq(users.id, id))
}
