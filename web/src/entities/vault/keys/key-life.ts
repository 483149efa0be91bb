import { latestEndOfKey } from '@did/domain/vault/attribute-key'
import { attributeKeyLife } from '@did/domain/vault/limits'
import type { VerifierKey } from '../store/content.ts'

/**
 * Returns seconds since 1970. A key without a stored end lives for the longest time that is
 * allowed.
 */
export function endOfKey({ validUntil, createdAt }: Pick<VerifierKey, 'validUntil' | 'createdAt'>): number {
  return validUntil ?? latestEndOfKey(createdAt)
}

/**
 * A verifier signs its next attribute key some time before the present key ends, so that owners
 * have the next key in time.
 */
export function isDueForRenewal(key: Pick<VerifierKey, 'validUntil' | 'createdAt'>, now: Date): boolean {
  return now.getTime() / 1000 >= endOfKey(key) - attributeKeyLife.renewedBeforeSeconds
}
