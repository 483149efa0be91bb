import type { SealedAttributes } from '@did/domain/attribute-key'
import { AppError } from '@did/domain/errors'
import { type Address, type Hex, toAddress } from '@did/domain/hex'
import { commitAttributes } from '@did/proofs/attributes/commitment'
import { type SlotOpening, schemaKey } from '@did/proofs/attributes/slots'
import { z } from 'zod'
import { createKeyPair, openWith, sealTo } from '../hpke.ts'
import { type Bytes, describePlace } from './cipher.ts'
import { type Attributes, slotSchema, type VerifierKey } from './content.ts'
import { padJson, parseJson } from './item.ts'

const purpose = 'attributes'

/** For whom and about what: the ciphertext opens nowhere else. */
export type Occasion = { chainId: number; registry: Address; verifier: Address; claimHash: Hex }

const sentSchema = z.object({ slots: z.array(slotSchema).length(16), expiry: z.int().nonnegative() })
export type Opened = z.infer<typeof sentSchema>

type KeyTerms = Required<Pick<VerifierKey, 'createdAt' | 'number' | 'validUntil'>>

/** A new key pair of a verifier's. */
export async function createVerifierKey(terms: KeyTerms): Promise<VerifierKey> {
  return { kind: 'verifier-key', ...(await createKeyPair()), ...terms }
}

/** What goes with a request: readable with the private half of `publicKey`, and for this claim's text and commitment alone. */
export async function sendAttributes(
  { slots, expiry, commitment, holder }: Attributes,
  publicKey: Hex,
  occasion: Occasion,
): Promise<SealedAttributes> {
  const plain = padJson({ slots, expiry })
  return {
    commitment,
    holder,
    sealed: await sealTo(publicKey, plain, { purpose, place: describe(occasion, commitment) }),
  }
}

/**
 * What the owner has sent, opened with one of the verifier's keys, and only if it is what the commitment commits to: recomputed here
 * from every slot, the claim's type, the holder value and the end. Throws `attributes-unreadable` or `attributes-mismatch`.
 */
export async function openAttributes(
  { sealed, commitment, holder }: SealedAttributes,
  keys: readonly VerifierKey[],
  { claimType, ...occasion }: Occasion & { claimType: string },
): Promise<Opened> {
  const place = describe(occasion, commitment)
  for (const key of keys) {
    const plain = await openWith(key.privateKey, sealed, { purpose, place })
    if (plain === null) continue
    const sent = sentSchema.safeParse(parseJson(plain))
    if (!sent.success) throw new AppError('attributes-unreadable', 'What was sent are no attributes')
    if (recompute(sent.data, holder, claimType) !== commitment.toLowerCase())
      throw new AppError('attributes-mismatch', 'The attributes lead to another commitment')
    return sent.data
  }
  throw new AppError('attributes-unreadable', 'None of the keys opens what was sent')
}

/** Null for values that no commitment can be over. */
function recompute({ slots, expiry }: Opened, holder: Hex, claimType: string): Hex | null {
  try {
    const terms = { holder, schema: schemaKey(claimType), expiry }
    return commitAttributes(slots satisfies readonly SlotOpening[], terms)
  } catch {
    return null
  }
}

function describe({ chainId, registry, verifier, claimHash }: Occasion, commitment: Hex): Bytes {
  const members = [toAddress(registry), toAddress(verifier), claimHash.toLowerCase(), commitment.toLowerCase()]
  return describePlace('attributes', chainId, ...members)
}
