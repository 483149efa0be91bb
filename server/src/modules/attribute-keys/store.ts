import type { AttributeKey } from '@did/domain/attribute-key'
import type { UserId } from '@did/domain/ids'
import type { PublishAttributeKey } from '@did/domain/send-attributes'
import type { Database, Transaction } from '../../db/database.ts'
import { eq, sql } from '../../db/drizzle.ts'
import { attributeKeys, users } from '../../db/schema.ts'

/** False when a later key is there. */
export async function saveKey(
  tx: Transaction,
  userId: UserId,
  { publicKey, createdAt, signature }: PublishAttributeKey,
): Promise<boolean> {
  const key = { publicKey, signedAt: createdAt, signature }
  const { rowCount } = await tx
    .insert(attributeKeys)
    .values({ userId, ...key })
    .onConflictDoUpdate({
      target: attributeKeys.userId,
      set: key,
      setWhere: sql`${attributeKeys.signedAt} <= ${createdAt}`,
    })
  return rowCount === 1
}

/** Null for a user that is not there. */
export async function findKey(db: Database, userId: number): Promise<{ key: AttributeKey | null } | null> {
  const [row] = await db
    .select({ key: attributeKeys, verifier: users.walletAddress })
    .from(users)
    .leftJoin(attributeKeys, eq(attributeKeys.userId, users.id))
    .where(eq(users.id, userId as UserId))
  if (!row) return null
  if (!row.key) return { key: null }
  const { publicKey, signedAt, signature } = row.key
  return { key: { verifier: row.verifier, publicKey, createdAt: signedAt, signature } }
}
