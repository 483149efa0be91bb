import type { Address } from '@did/domain/hex'
import type { IssuerKeyId } from '@did/domain/portable/issuer-key'
import type { Database, Queryable, Transaction } from '../../db/database.ts'
import { and, desc, eq, inArray, isNull, sql } from '../../db/drizzle.ts'
import { type IssuerKeyRow, issuerKeys } from '../../db/schema/portable.ts'

export type NewIssuerKey = Pick<IssuerKeyRow, 'verifier' | 'custody' | 'publicKey' | 'sealedSecret'>

/** Returns null if the verifier has this key already. */
export async function addKey(tx: Transaction, key: NewIssuerKey): Promise<IssuerKeyRow | null> {
  const [row] = await tx.insert(issuerKeys).values(key).onConflictDoNothing().returning()
  return row ?? null
}

export function listKeys(db: Database, verifier: Address): Promise<IssuerKeyRow[]> {
  return db.select().from(issuerKeys).where(eq(issuerKeys.verifier, verifier)).orderBy(desc(issuerKeys.id))
}

export async function findKey(db: Database, id: number): Promise<IssuerKeyRow | null> {
  const [row] = await db
    .select()
    .from(issuerKeys)
    .where(eq(issuerKeys.id, id as IssuerKeyId))
  return row ?? null
}

export async function stopKey(db: Database, id: IssuerKeyId): Promise<void> {
  await db
    .update(issuerKeys)
    .set({ stoppedAt: sql`now()`, sealedSecret: null })
    .where(and(eq(issuerKeys.id, id), isNull(issuerKeys.stoppedAt)))
}

export async function deleteKeys(db: Queryable, ids: readonly IssuerKeyId[]): Promise<void> {
  if (ids.length > 0) await db.delete(issuerKeys).where(inArray(issuerKeys.id, [...ids]))
}
