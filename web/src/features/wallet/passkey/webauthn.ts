import type { PasskeyKey } from '@did/domain/account/passkey'
import { AppError, type ErrorCode } from '@did/domain/errors'
import type { Hex } from '@did/domain/hex'
import { type Bytes, fromBase64Url, fromHex, randomBytes, toBase64Url, toHex } from '../../../lib/bytes.ts'
import { dateNow } from '../../../lib/page/device-clock.ts'
import { assertCookies } from '../session/assert-cookies.ts'
import { readP256Signature, splitPoint } from './p256/signature.ts'

/**
 * The answer of an authenticator to a challenge (WebAuthn, section 5.2.2). Two values of s fit the
 * message, and `s` is the lower one.
 */
export type Assertion = {
  credentialId: string
  r: Hex
  s: Hex
  authenticatorData: Hex
  clientData: string
  /**
   * The secret that the device made from `prfSalt` by WebAuthn `prf`, or null if the device can
   * make none. The secret stays in this tab's memory.
   */
  secret: Bytes | null
}

/** SHA-256 of 'DID Verification: private attributes'. Sign-ins and the vault use the same salt. */
export const prfSalt: Hex = '0x411220ea8f660ba5b0ede62c365913394b79d2bf779ffbbf83144c2b45aa938b'
const extensions = { prf: { eval: { first: fromHex(prfSalt) } } }

const timeoutMs = 120_000
const es256 = -7

/** Returns null if nothing keeps the page from using passkeys. WebAuthn refuses numeric hosts. */
export function findObstacle(): 'passkey-unsupported' | 'passkey-host-unfit' | null {
  if (/^[\d.]+$|^\[/.test(location.hostname)) return 'passkey-host-unfit'
  return typeof PublicKeyCredential === 'function' && isSecureContext ? null : 'passkey-unsupported'
}

/**
 * The person's devices can find the new passkey even if this page has stored nothing. A device that
 * already has one of the passkeys in `known` refuses to make another one.
 */
export async function createPasskey(
  name: string,
  known: readonly string[] = [],
): Promise<{ credentialId: string; key: PasskeyKey }> {
  // Without cookies, nobody could sign in with the new passkey.
  assertCookies(navigator.cookieEnabled)
  const created = await ask(() =>
    navigator.credentials.create({
      publicKey: {
        challenge: randomBytes(32),
        rp: { name },
        // The account's address follows from the passkey, which does not exist yet, so the WebAuthn
        // user id is random.
        user: { id: randomBytes(16), name: `${name}, ${dateNow().toLocaleDateString()}`, displayName: name },
        pubKeyCredParams: [{ type: 'public-key', alg: es256 }],
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
        excludeCredentials: known.map(toDescriptor),
        timeout: timeoutMs,
        // Some devices can make a secret with a passkey only if the page asks for it when the
        // passkey is made.
        extensions,
      },
    }),
  )
  return { credentialId: toBase64Url(new Uint8Array(created.rawId)), key: readPublicKey(created.response) }
}

/** If `credentialId` is null, the person chooses the passkey that signs the challenge. */
export async function askPasskey(credentialId: string | null, challenge: Hex): Promise<Assertion> {
  const got = await ask(() =>
    navigator.credentials.get({
      publicKey: {
        challenge: fromHex(challenge),
        userVerification: 'required',
        timeout: timeoutMs,
        extensions,
        ...(credentialId && { allowCredentials: [toDescriptor(credentialId)] }),
      },
    }),
  )
  const { response } = got
  if (!(response instanceof AuthenticatorAssertionResponse)) throw unsupported('The passkey signed nothing')
  return {
    credentialId: toBase64Url(new Uint8Array(got.rawId)),
    ...readP256Signature(new Uint8Array(response.signature)),
    authenticatorData: toHex(new Uint8Array(response.authenticatorData)),
    clientData: new TextDecoder().decode(response.clientDataJSON),
    secret: readSecret(got.getClientExtensionResults().prf),
  }
}

/**
 * The browser handles one request at a time, so the later requests of this page wait for the
 * earlier ones.
 */
let turn: Promise<unknown> = Promise.resolve()

async function ask(call: () => Promise<Credential | null>): Promise<PublicKeyCredential> {
  const obstacle = findObstacle()
  if (obstacle) throw new AppError(obstacle, 'This page cannot use passkeys')
  const answered = turn.then(call)
  turn = answered.catch(() => {})
  const credential = await answered.catch((cause: unknown) => {
    throw describeRefusal(cause)
  })
  if (credential instanceof PublicKeyCredential) return credential
  throw new AppError('passkey-declined', 'The browser answered with no passkey')
}

/**
 * A browser throws `InvalidStateError` if the device has one of the known passkeys already, and
 * `NotSupportedError` if the device lacks ES256.
 */
const refusals: Partial<Record<string, ErrorCode>> = {
  OperationError: 'passkey-busy',
  SecurityError: 'passkey-host-unfit',
  InvalidStateError: 'passkey-already-here',
  NotSupportedError: 'passkey-unsupported',
}

/**
 * Browsers report NotAllowedError if a person cancels, if the PIN is wrong, and if there is no
 * passkey.
 */
function describeRefusal(cause: unknown): AppError {
  const code = cause instanceof DOMException ? refusals[cause.name] : undefined
  return new AppError(code ?? 'passkey-declined', 'The browser used no passkey', { cause })
}

/** The browser gives the key as SubjectPublicKeyInfo, which ends with the 64 bytes of the point. */
function readPublicKey(response: AuthenticatorResponse): PasskeyKey {
  const info = response instanceof AuthenticatorAttestationResponse ? response.getPublicKey() : null
  if (!info) throw unsupported('The passkey has no P-256 key')
  return splitPoint(new Uint8Array(info).slice(-64))
}

function readSecret(prf: AuthenticationExtensionsPRFOutputs | undefined): Bytes | null {
  const first = prf?.results?.first
  if (!first) return null
  return first instanceof ArrayBuffer ? new Uint8Array(first) : new Uint8Array(first.buffer).slice()
}

function toDescriptor(credentialId: string): PublicKeyCredentialDescriptor {
  return { type: 'public-key', id: fromBase64Url(credentialId) }
}

function unsupported(message: string): AppError {
  return new AppError('passkey-unsupported', message)
}
