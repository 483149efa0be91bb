import type { Hex } from '@did/domain/hex'
import { base58btc } from 'multiformats/bases/base58'
import { hexToBytes } from 'viem'
import { describeEthr, type EthrIdentity } from './ethr-document.ts'
import type { EthrEvent } from './ethr-event.ts'

/** A did:ethr announces an Ed25519 key that may sign credentials as an attribute with this name. */
export const issuingKeyAttribute = 'did/pub/Ed25519/veriKey/base58'

/**
 * The state of an issuing key on the chain. `method` is the key's DID URL, which changes when the
 * owner announces the key again. `validUntil` is in seconds since 1970.
 */
export type IssuingKeyStanding =
  | { state: 'waiting' }
  | { state: 'active'; method: string; validUntil: number }
  | { state: 'expired' }
  | { state: 'taken-back' }

/** The last second of the year 9999. The chain allows later ends of keys. */
const latest = 253_402_300_799n

/**
 * Finds the state of an issuing key from the changes of its identity, the oldest first. Resolvers
 * of other software list an active key under `assertionMethod`. `now` is in seconds since 1970.
 */
export function findIssuingKey(
  identity: EthrIdentity,
  history: readonly EthrEvent[],
  { publicKey, now }: { publicKey: Hex; now: number },
): IssuingKeyStanding {
  const change = history.findLast(
    (event) => event.kind === 'attribute' && event.name === issuingKeyAttribute && event.value === publicKey,
  )
  if (change?.kind !== 'attribute') return { state: 'waiting' }
  if (change.validTo === 0n) return { state: 'taken-back' }
  if (change.validTo < BigInt(now)) return { state: 'expired' }
  const { document } = describeEthr(identity, history, { block: null, now: BigInt(now) })
  const publicKeyBase58 = base58btc.baseEncode(hexToBytes(publicKey))
  const method = document.verificationMethod?.findLast((each) => each.publicKeyBase58 === publicKeyBase58)
  // When an owner has given up the identity, its document is empty.
  if (!method) return { state: 'taken-back' }
  const validUntil = change.validTo < latest ? change.validTo : latest
  return { state: 'active', method: method.id, validUntil: Number(validUntil) }
}
