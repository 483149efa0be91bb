import { AppError } from '@did/domain/errors'
import { type Address, type Hex, toAddress } from '@did/domain/hex'
import type { SealedAttributes } from '@did/domain/vault/attribute-key'
import { commitAttributes } from '@did/proofs/attributes/commitment'
import { type SlotOpening, schemaKey } from '@did/proofs/attributes/slots'
import * as z from 'zod/mini'
import type { Bytes } from '../../../lib/bytes.ts'
import { describePlace } from '../../../lib/cipher.ts'
import { createKeyPair, openWith, sealTo } from '../../../lib/hpke.ts'
import { padJson, parseJson } from '../../../lib/padded-json.ts'
import { isReadable } from '../attributes/attribute-fields.ts'
import { type Attributes, slotSchema, type VerifierKey } from '../store/content.ts'
import '../vault-errors.ts'

const purpose = 'attributes'

/** The ciphertext opens only for this verifier, on this chain, and for this text of the claim. */
export type Occasion = { chainId: number; registry: Address; verifier: Address; claimHash: Hex }

const sentSchema = z.object({ slots: z.array(slotSchema).check(z.length(16)), expiry: z.int().check(z.nonnegative()) })
export type Opened = z.infer<typeof sentSchema>

type KeyTerms = Required<Pick<VerifierKey, 'createdAt' | 'number' | 'validUntil'>>

export async function createVerifierKey(terms: KeyTerms): Promise<VerifierKey> {
  return { kind: 'verifier-key', ...(await createKeyPair()), ...terms }
}

/** The result opens only for this text of the claim and this commitment. */
export async function sendAttributes(
  { slots, expiry, commitment, holder }: Attributes,
  publicKey: Hex,
  occasion: Occasion,
): Promise<SealedAttributes> {
  const plain = padJson({ slots, expiry })
  return {
    commitment,
    holder,
    sealed: await sealTo(publicKey, plain, { purpose, place: describeSealingPlace(occasion, commitment) }),
  }
}

/**
 * Opens the owner's attributes with one of the verifier's keys, and recomputes their commitment.
 * Throws `attributes-unreadable` if no key opens them, and `attributes-malformed` or
 * `attributes-mismatch` if a key does.
 */
export async function openAttributes(
  { sealed, commitment, holder }: SealedAttributes,
  keys: readonly VerifierKey[],
  { claimType, ...occasion }: Occasion & { claimType: string },
): Promise<Opened> {
  const place = describeSealingPlace(occasion, commitment)
  for (const key of keys) {
    const plain = await openWith(key.privateKey, sealed, { purpose, place })
    if (plain === null) continue
    const sent = sentSchema.safeParse(parseJson(plain))
    if (!sent.success) throw new AppError('attributes-malformed', 'What was sent are no attributes')
    if (recompute(sent.data, holder, claimType) !== commitment.toLowerCase())
      throw new AppError('attributes-mismatch', 'The attributes lead to another commitment')
    if (!sent.data.slots.every((slot) => slot.encoding === 'empty' || isReadable(slot)))
      throw new AppError('attributes-malformed', 'An attribute has two readings')
    return sent.data
  }
  throw new AppError('attributes-unreadable', 'None of the keys opens what was sent')
}

/** Returns null if the values cannot have a commitment. */
function recompute({ slots, expiry }: Opened, holder: Hex, claimType: string): Hex | null {
  try {
    const terms = { holder, schema: schemaKey(claimType), expiry }
    return commitAttributes(slots satisfies readonly SlotOpening[], terms)
  } catch {
    return null
  }
}

function describeSealingPlace({ chainId, registry, verifier, claimHash }: Occasion, commitment: Hex): Bytes {
  const members = [toAddress(registry), toAddress(verifier), claimHash.toLowerCase(), commitment.toLowerCase()]
  return describePlace('attributes', chainId, ...members)
}
