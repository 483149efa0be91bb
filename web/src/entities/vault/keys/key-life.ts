import { latestEndOfKey } from '@did/domain/vault/attribute-key'
import { attributeKeyLife } from '@did/domain/vault/limits'
import type { VerifierKey } from '../store/content.ts'

/**
 * Returns when a key ends, in seconds since 1970. A key without a stored end lives as long as a key
 * may.
 */
export function endOfKey({ validUntil, createdAt }: Pick<VerifierKey, 'validUntil' | 'createdAt'>): number {
  return validUntil ?? latestEndOfKey(createdAt)
}

/**
 * Tells whether the verifier has to sign its next key. It does so early, so that owners have the
 * next key before the present one ends.
 */
export function isDueForRenewal(key: Pick<VerifierKey, 'validUntil' | 'createdAt'>, now: Date): boolean {
  return now.getTime() / 1000 >= endOfKey(key) - attributeKeyLife.renewedBeforeSeconds
}
