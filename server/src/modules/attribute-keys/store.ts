import type { Hex } from '@did/domain/hex'
import type { UserId } from '@did/domain/ids'
import type { AttributeKey } from '@did/domain/vault/attribute-key'
import { attributeKeyNumbers } from '@did/domain/vault/limits'
import type { PublishAttributeKey } from '@did/domain/vault/publish-attribute-key'
import type { Database, Transaction } from '../../db/database.ts'
import { eq, sql } from '../../db/drizzle.ts'
import { attributeKeys } from '../../db/schema/verifiers.ts'

type NewKey = PublishAttributeKey & {
  /**
   * The signature of the stored key if it no longer counts. The new key may then have a lower
   * number.
   */
  ended: Hex | null
}

/**
 * Returns false if another key with this number, or a key with a higher number, is stored and its
 * signature still counts. Also returns false if the number is too far ahead of the stored key's
 * number.
 */
export async function saveKey(
  tx: Transaction,
  userId: UserId,
  { createdAt, ended, ...rest }: NewKey,
): Promise<boolean> {
  const key = { ...rest, signedAt: createdAt }
  const { rowCount } = await tx
    .insert(attributeKeys)
    .values({ userId, ...key })
    .onConflictDoUpdate({
      target: attributeKeys.userId,
      set: key,
      setWhere: sql`${key.number}::bigint <= ${attributeKeys.number} + ${attributeKeyNumbers.mostAhead} and (
        ${attributeKeys.number} < ${key.number}
        or (${attributeKeys.number} = ${key.number} and ${attributeKeys.publicKey} = ${key.publicKey})
        or ${attributeKeys.signature} = ${ended})`,
    })
  return rowCount === 1
}

export async function findKey(db: Database, userId: UserId): Promise<Omit<AttributeKey, 'verifier'> | null> {
  const [row] = await db.select().from(attributeKeys).where(eq(attributeKeys.userId, userId))
  if (!row) return null
  const { publicKey, signedAt, number, validUntil, signature } = row
  return { publicKey, createdAt: signedAt, number, validUntil, signature }
}
