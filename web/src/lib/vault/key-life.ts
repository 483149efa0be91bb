import { latestEndOfKey } from '@did/domain/attribute-key'
import { attributeKeyLife } from '@did/domain/constants'
import type { VerifierKey } from './content.ts'

/** When a key ends, in seconds since 1970. A key that was made before keys had an end lives as long as any other. */
export function endOfKey({ validUntil, createdAt }: Pick<VerifierKey, 'validUntil' | 'createdAt'>): number {
  return validUntil ?? latestEndOfKey(createdAt)
}

/** Whether the verifier is to sign the next key now, so that it is there before this one ends. */
export function isDueForRenewal(key: Pick<VerifierKey, 'validUntil' | 'createdAt'>, now: Date): boolean {
  return now.getTime() / 1000 >= endOfKey(key) - attributeKeyLife.renewedBeforeSeconds
}
