import type { UserId } from '@did/domain/ids'
import type { AttributeKey } from '@did/domain/vault/attribute-key'
import type { PublishAttributeKey } from '@did/domain/vault/publish-attribute-key'
import type { Database, Transaction } from '../../db/database.ts'
import { eq, sql } from '../../db/drizzle.ts'
import { attributeKeys } from '../../db/schema/verifiers.ts'

/**
 * Saves a key. Returns false when another key with this number, or a key with a higher number, is
 * stored.
 */
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

export async function findKey(db: Database, userId: UserId): Promise<Omit<AttributeKey, 'verifier'> | null> {
  const [row] = await db.select().from(attributeKeys).where(eq(attributeKeys.userId, userId))
  if (!row) return null
  const { publicKey, signedAt, number, validUntil, signature } = row
  return { publicKey, createdAt: signedAt, number, validUntil, signature }
}
