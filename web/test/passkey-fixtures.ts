import { readRawSignature } from '../src/features/wallet/passkey/p256/signature.ts'
import { toHex } from '../src/lib/bytes.ts'

/** A new passkey signs a challenge. Returns its key and the authenticator's answer. */
export async function signAsPasskey() {
  const algorithm = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' }
  const { publicKey, privateKey } = await crypto.subtle.generateKey(algorithm, false, ['sign', 'verify'])
  const point = new Uint8Array(await crypto.subtle.exportKey('raw', publicKey)).slice(1)
  const authenticatorData = crypto.getRandomValues(new Uint8Array(37))
  const clientData = `{"type":"webauthn.get","challenge":"${'A'.repeat(43)}"}`
  const hashed = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(clientData)))
  const raw = await crypto.subtle.sign(algorithm, privateKey, Uint8Array.of(...authenticatorData, ...hashed))
  return {
    key: { x: toHex(point.slice(0, 32)), y: toHex(point.slice(32)) },
    assertion: {
      credentialId: 'a',
      ...readRawSignature(new Uint8Array(raw)),
      authenticatorData: toHex(authenticatorData),
      clientData,
      secret: null,
    },
  }
}
