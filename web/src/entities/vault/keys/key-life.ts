import { latestEndOfKey } from '@did/domain/vault/attribute-key'
import { attributeKeyLife } from '@did/domain/vault/limits'
import type { VerifierKey } from '../store/content.ts'

/** The times are in seconds since 1970. A key without a stored end lives as long as a key may. */
export function endOfKey({ validUntil, createdAt }: Pick<VerifierKey, 'validUntil' | 'createdAt'>): number {
  return validUntil ?? latestEndOfKey(createdAt)
}

/** The verifier signs the next key early, so that owners have it before the present key ends. */
export function isDueForRenewal(key: Pick<VerifierKey, 'validUntil' | 'createdAt'>, now: Date): boolean {
  return now.getTime() / 1000 >= endOfKey(key) - attributeKeyLife.renewedBeforeSeconds
}
