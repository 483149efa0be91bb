import { readJwk } from '../did/public-key.ts'
import { isJsonObject } from './base64url.ts'
import { readJws, verifyJws } from './jws.ts'
import { digestText, type SdJwt } from './sd-jwt.ts'

export type KeyBindingFault =
  | 'key-binding-missing'
  | 'key-binding-malformed'
  | 'key-binding-signature'
  | 'key-binding-audience'
  | 'key-binding-nonce'
  | 'key-binding-time'
  | 'key-binding-hash'
/** `now` is in seconds since 1970. */
export type KeyBindingQuestion = { audience: string; nonce: string; now: number }

const freshSeconds = 300

/**
 * Checks that the presenter of an SD-JWT has the key that the issuer put into `cnf` (RFC 9901,
 * sections 4.3 and 7.3). The caller has to check the issuer's signature first, because otherwise
 * anybody could have written `cnf`.
 */
export async function verifyKeyBinding(
  sdJwt: SdJwt,
  { audience, nonce, now }: KeyBindingQuestion,
): Promise<{ ok: true } | { ok: false; fault: KeyBindingFault }> {
  if (sdJwt.keyBinding === null) return fail('key-binding-missing')
  const cnf = sdJwt.payload['cnf']
  const key = isJsonObject(cnf) ? readJwk(cnf['jwk']) : null
  if (key === null || readJws(sdJwt.keyBinding)?.header['typ'] !== 'kb+jwt') return fail('key-binding-malformed')
  const signed = await verifyJws({ jwt: sdJwt.keyBinding, key })
  if (signed === null) return fail('key-binding-signature')
  const { aud, nonce: signedNonce, iat, sd_hash: signedHash } = signed.payload
  if (aud !== audience) return fail('key-binding-audience')
  if (signedNonce !== nonce) return fail('key-binding-nonce')
  if (typeof iat !== 'number' || Math.abs(now - iat) > freshSeconds) return fail('key-binding-time')
  return signedHash === digestText(sdJwt.hash, sdJwt.hashedPart) ? { ok: true } : fail('key-binding-hash')
}

function fail(fault: KeyBindingFault): { ok: false; fault: KeyBindingFault } {
  return { ok: false, fault }
}
