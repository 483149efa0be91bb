/** The signature of a key over a digest always has the same bytes. */
import { p256 } from '@noble/curves/nist'
import { concatHex, type Hex, hexToBytes, numberToHex, sha256, size, stringToHex } from 'viem'

export type Passkey = { x: Hex; y: Hex; sign: (digest: Hex) => Hex }

/**
 * Returns the passkey with this secret. `sign` returns the signature in the packed form that
 * IDidAccount describes.
 */
export function createPasskey(secret: number): Passkey {
  const key = createSigningKey(secret)
  return { x: key.x, y: key.y, sign: (digest) => assert(key, digest) }
}

/**
 * Returns a plain P-256 key, such as a session key. `sign` returns the 64 bytes r and s, without
 * the data that a passkey would add.
 */
export function createSigningKey(secret: number): Passkey {
  const bytes = hexToBytes(numberToHex(secret, { size: 32 }))
  const point = p256.ProjectivePoint.fromPrivateKey(bytes)
  return {
    x: numberToHex(point.x, { size: 32 }),
    y: numberToHex(point.y, { size: 32 }),
    sign: (hash) => `0x${p256.sign(hash.slice(2), bytes, { lowS: true }).toCompactHex()}`,
  }
}

function assert(key: Passkey, challenge: Hex): Hex {
  const relyingParty = sha256(stringToHex('did.example.org'))
  const authenticatorData = concatHex([relyingParty, '0x05', '0x00000000'])
  const rest = stringToHex(',"origin":"https://did.example.org","crossOrigin":false}')
  const beginning = `{"type":"webauthn.get","challenge":"${toBase64Url(challenge)}"`
  const clientData = concatHex([stringToHex(beginning), rest])
  const signature = key.sign(sha256(concatHex([authenticatorData, sha256(clientData)])))
  return concatHex([signature, numberToHex(size(authenticatorData)), authenticatorData, rest])
}

function toBase64Url(hex: Hex): string {
  return Buffer.from(hex.slice(2), 'hex').toString('base64url')
}
