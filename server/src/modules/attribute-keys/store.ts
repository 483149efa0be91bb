import type { AttributeKey } from '@did/domain/attribute-key'
import type { UserId } from '@did/domain/ids'
import type { PublishAttributeKey } from '@did/domain/send-attributes'
import type { Database, Transaction } from '../../db/database.ts'
import { eq, sql } from '../../db/drizzle.ts'
import { attributeKeys, users } from '../../db/schema.ts'

/** False when a key with this number or a higher one is there already. The same key again changes nothing. */
export async function saveKey(
  tx: Transaction,
  userId: UserId,
  { createdAt, ...rest }: PublishAttributeKey,
): Promise<boolean> {
  const key = { ...rest, signedAt: createdAt }
  const { rowCount } = await tx
    .insert(attributeKeys)
    .values({ userId, ...key })
    .onConflictDoUpdate({
      target: attributeKeys.userId,
      set: key,
      setWhere: sql`${attributeKeys.number} < ${key.number}
        or (${attributeKeys.number} = ${key.number} and ${attributeKeys.publicKey} = ${key.publicKey})`,
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
  const { publicKey, signedAt, number, validUntil, signature } = row.key
  return { key: { verifier: row.verifier, publicKey, createdAt: signedAt, number, validUntil, signature } }
}
