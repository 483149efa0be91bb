import type { PasskeyKey } from '@did/domain/account/passkey'
import type { Address } from '@did/domain/hex'
import type { Database, Transaction } from '../../db/database.ts'
import { and, eq, inArray, sql } from '../../db/drizzle.ts'
import { type PasskeyRow, passkeys } from '../../db/schema/passkeys.ts'

export async function findPasskey(db: Database, credentialId: string): Promise<PasskeyRow | null> {
  const [row] = await db.select().from(passkeys).where(eq(passkeys.credentialId, credentialId))
  return row ?? null
}

/** Two calls that add a passkey wait for each other, so that the limit counts both. */
export async function lockPasskeys(tx: Transaction, account: Address): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`passkeys of ${account}`}, 0))`)
}

export async function hasKey(db: Database, account: Address, { x, y }: PasskeyKey): Promise<boolean> {
  return (await db.$count(passkeys, and(eq(passkeys.account, account), eq(passkeys.x, x), eq(passkeys.y, y)))) > 0
}

/**
 * Returns `taken`, and changes nothing, if the id belongs to another account or key, or if the
 * account has the key under another id. A passkey that is already stored stays. Such a passkey
 * counts as `added` for a day, because an earlier call may have ended before the owner was told of
 * the passkey.
 */
export async function savePasskey(
  tx: Transaction,
  passkey: Omit<PasskeyRow, 'createdAt'>,
): Promise<'added' | 'known' | 'taken'> {
  const { rowCount } = await tx.insert(passkeys).values(passkey).onConflictDoNothing()
  if (rowCount === 1) return 'added'
  const { credentialId, account, x, y } = passkey
  const isThis = and(
    eq(passkeys.credentialId, credentialId),
    eq(passkeys.account, account),
    eq(passkeys.x, x),
    eq(passkeys.y, y),
  )
  const isNew = sql<boolean>`${passkeys.createdAt} > now() - interval '1 day'`
  const [stored] = await tx.select({ isNew }).from(passkeys).where(isThis)
  if (!stored) return 'taken'
  return stored.isNew ? 'added' : 'known'
}

export async function deletePasskeys(
  tx: Transaction,
  account: Address,
  credentialIds: readonly string[],
): Promise<void> {
  if (credentialIds.length === 0) return
  await tx
    .delete(passkeys)
    .where(and(eq(passkeys.account, account), inArray(passkeys.credentialId, [...credentialIds])))
}

export function countPasskeys(tx: Transaction, account: Address): Promise<number> {
  return tx.$count(passkeys, eq(passkeys.account, account))
}

export function listPasskeys(db: Database, account: Address): Promise<PasskeyRow[]> {
  return db.select().from(passkeys).where(eq(passkeys.account, account)).orderBy(passkeys.createdAt)
}
