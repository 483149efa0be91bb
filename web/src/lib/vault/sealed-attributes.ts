import type { SentAttributes } from '@did/domain/attribute-key'
import { AppError } from '@did/domain/errors'
import { type Address, type Hex, toAddress } from '@did/domain/hex'
import { commitAttributes } from '@did/proofs/attributes/commitment'
import { type SlotOpening, schemaKey } from '@did/proofs/attributes/slots'
import { Aes256Gcm, CipherSuite, DhkemX25519HkdfSha256, HkdfSha256 } from '@hpke/core'
import { z } from 'zod'
import { type Bytes, describePlace, fromHex, toHex } from './cipher.ts'
import { type Attributes, slotSchema, type VerifierKey } from './content.ts'
import { padJson, parseJson } from './item.ts'

// RFC 9180, base mode: DHKEM(X25519, HKDF-SHA256), HKDF-SHA256, AES-256-GCM. One message for one key.

const version = 1
const encapsulatedLength = 32
const info = new TextEncoder().encode('did-verification/attributes/1').buffer

/** For whom and about what: the ciphertext opens nowhere else. */
export type Occasion = { chainId: number; registry: Address; verifier: Address; claimHash: Hex }

const sentSchema = z.object({ slots: z.array(slotSchema).length(16), expiry: z.int().nonnegative() })
export type Opened = z.infer<typeof sentSchema>

const createSuite = () =>
  new CipherSuite({ kem: new DhkemX25519HkdfSha256(), kdf: new HkdfSha256(), aead: new Aes256Gcm() })

/** A new key pair of a verifier's. */
export async function createVerifierKey(createdAt: number): Promise<VerifierKey> {
  const { kem } = createSuite()
  const { publicKey, privateKey } = await kem.generateKeyPair()
  return {
    kind: 'verifier-key',
    publicKey: toHex(new Uint8Array(await kem.serializePublicKey(publicKey))),
    privateKey: toHex(new Uint8Array(await kem.serializePrivateKey(privateKey))),
    createdAt,
  }
}

/** What goes with a request: readable with the private half of `publicKey`, and for this claim's text and commitment alone. */
export async function sendAttributes(
  { slots, expiry, commitment, holder }: Attributes,
  publicKey: Hex,
  occasion: Occasion,
): Promise<SentAttributes> {
  const suite = createSuite()
  const recipientPublicKey = await suite.kem.deserializePublicKey(fromHex(publicKey).buffer)
  const sender = await suite.createSenderContext({ recipientPublicKey, info })
  const sealed = await sender.seal(padJson({ slots, expiry }).buffer, describe(occasion, commitment).buffer)
  const bytes = Uint8Array.of(version, ...new Uint8Array(sender.enc), ...new Uint8Array(sealed))
  return { commitment, holder, sealed: bytes.toBase64() }
}

/**
 * What the owner has sent, opened with one of the verifier's keys, and only if it is what the commitment commits to: recomputed here
 * from every slot, the claim's type, the holder value and the end. Throws `attributes-unreadable` or `attributes-mismatch`.
 */
export async function openAttributes(
  { sealed, commitment, holder }: SentAttributes,
  keys: readonly VerifierKey[],
  { claimType, ...occasion }: Occasion & { claimType: string },
): Promise<Opened> {
  const bytes = Uint8Array.fromBase64(sealed)
  const place = describe(occasion, commitment)
  for (const key of keys) {
    const plain = await open(bytes, key, place)
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

async function open(bytes: Bytes, { privateKey }: VerifierKey, place: Bytes): Promise<Bytes | null> {
  if (bytes[0] !== version) return null
  try {
    const suite = createSuite()
    const recipientKey = await suite.kem.deserializePrivateKey(fromHex(privateKey).buffer)
    const enc = bytes.slice(1, 1 + encapsulatedLength).buffer
    const recipient = await suite.createRecipientContext({ recipientKey, enc, info })
    return new Uint8Array(await recipient.open(bytes.slice(1 + encapsulatedLength).buffer, place.buffer))
  } catch {
    return null
  }
}

function describe({ chainId, registry, verifier, claimHash }: Occasion, commitment: Hex): Bytes {
  const members = [toAddress(registry), toAddress(verifier), claimHash.toLowerCase(), commitment.toLowerCase()]
  return describePlace('attributes', chainId, ...members)
}
