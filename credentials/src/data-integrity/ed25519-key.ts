import { base58btc } from 'multiformats/bases/base58'

/**
 * The multicodecs `ed25519-pub` and `ed25519-priv` as varints. In a Multikey, the 32 bytes of the
 * key or of the secret follow.
 */
const prefixes = { public: [0xed, 0x01], secret: [0x80, 0x26] } as const

/** Writes the 32 bytes of an Ed25519 key as a Multikey (Controlled Identifiers 1.0, 2.2.2). */
export function toPublicMultikey(publicKey: Uint8Array): string {
  return base58btc.encode(Uint8Array.from([...prefixes.public, ...publicKey]))
}

/** Writes the 32 bytes of an Ed25519 secret as the secret half of a Multikey. */
export function toSecretMultikey(secret: Uint8Array): string {
  return base58btc.encode(Uint8Array.from([...prefixes.secret, ...secret]))
}

/** Returns the 32 bytes of an Ed25519 key, or null for a Multikey of another kind or length. */
export function readPublicMultikey(multikey: string): Uint8Array | null {
  const [first, second, ...key] = base58btc.decode(multikey)
  const isEd25519 = first === prefixes.public[0] && second === prefixes.public[1] && key.length === 32
  return isEd25519 ? Uint8Array.from(key) : null
}
