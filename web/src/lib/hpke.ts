import type { Hex } from '@did/domain/hex'
import { Aes256Gcm, CipherSuite, DhkemX25519HkdfSha256, HkdfSha256 } from '@hpke/core'
import { type Bytes, fromHex, toHex } from './bytes.ts'

// Hybrid public key encryption (RFC 9180) of one message to one key, with DHKEM(X25519,
// HKDF-SHA256), HKDF-SHA256 and AES-256-GCM. If `known` is given, it is the pre-shared key (mode
// PSK).

const version = 1
const encapsulatedLength = 32

export type KeyPair = { publicKey: Hex; privateKey: Hex }
/** The message does not open with another `purpose` or `place`. */
export type Sealing = {
  purpose: string
  place: Bytes
  /**
   * A secret of 32 bytes that sender and reader know. It proves to the reader that somebody who
   * knows the secret sealed the message.
   */
  known?: Bytes
}

const createSuite = () =>
  new CipherSuite({ kem: new DhkemX25519HkdfSha256(), kdf: new HkdfSha256(), aead: new Aes256Gcm() })

export async function createKeyPair(): Promise<KeyPair> {
  const { kem } = createSuite()
  const { publicKey, privateKey } = await kem.generateKeyPair()
  return {
    publicKey: toHex(new Uint8Array(await kem.serializePublicKey(publicKey))),
    privateKey: toHex(new Uint8Array(await kem.serializePrivateKey(privateKey))),
  }
}

/** The result is the version, the encapsulated key and the ciphertext in base64. */
export async function sealTo(publicKey: Hex, plain: Bytes, { purpose, place, known }: Sealing): Promise<string> {
  const suite = createSuite()
  const recipientPublicKey = await suite.kem.deserializePublicKey(fromHex(publicKey).buffer)
  const sender = await suite.createSenderContext({ recipientPublicKey, info: encodePurpose(purpose), ...share(known) })
  const sealed = await sender.seal(plain.buffer, place.buffer)
  return Uint8Array.of(version, ...new Uint8Array(sender.enc), ...new Uint8Array(sealed)).toBase64()
}

/**
 * Returns null if the message was sealed to another key, for another purpose or for another place.
 */
export async function openWith(
  privateKey: Hex,
  sealed: string,
  { purpose, place, known }: Sealing,
): Promise<Bytes | null> {
  try {
    const bytes = Uint8Array.fromBase64(sealed)
    if (bytes[0] !== version) return null
    const suite = createSuite()
    const recipientKey = await suite.kem.deserializePrivateKey(fromHex(privateKey).buffer)
    const enc = bytes.slice(1, 1 + encapsulatedLength).buffer
    const recipient = await suite.createRecipientContext({
      recipientKey,
      enc,
      info: encodePurpose(purpose),
      ...share(known),
    })
    return new Uint8Array(await recipient.open(bytes.slice(1 + encapsulatedLength).buffer, place.buffer))
  } catch {
    return null
  }
}

function encodePurpose(purpose: string): ArrayBuffer {
  return new Uint8Array(new TextEncoder().encode(`did-verification/${purpose}/1`)).buffer
}

function share(known: Bytes | undefined) {
  return known && { psk: { id: encodePurpose('known'), key: known.buffer } }
}
