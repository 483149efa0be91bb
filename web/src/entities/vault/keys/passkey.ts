import { AppError } from '@did/domain/errors'
import type { Address, Hex } from '@did/domain/hex'
import { type Bytes, fromBase64Url, fromHex, randomBytes, toBase64Url } from '../../../lib/bytes.ts'
import '../vault-errors.ts'

const timeoutMs = 120_000

export function hasPasskeys(): boolean {
  return typeof PublicKeyCredential === 'function' && isSecureContext
}

/** Makes a passkey for this site and returns its WebAuthn `prf` secret. */
export async function createPasskey(
  { wallet, name }: { wallet: Address; name: string },
  salt: Hex,
): Promise<{ credentialId: string; ikm: Bytes }> {
  const created = await ask(() =>
    navigator.credentials.create({
      publicKey: {
        challenge: randomBytes(32),
        rp: { name },
        // A random user id lets one account have several passkeys on one device.
        user: { id: randomBytes(16), name: `${name} ${wallet.slice(0, 6)}…${wallet.slice(-4)}`, displayName: name },
        pubKeyCredParams: [-7, -257].map((alg) => ({ type: 'public-key', alg })),
        authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
        timeout: timeoutMs,
        extensions: { prf: { eval: { first: fromHex(salt) } } },
      },
    }),
  )
  const { prf } = created.getClientExtensionResults()
  const credentialId = toBase64Url(new Uint8Array(created.rawId))
  if (prf?.enabled !== true) throw unfit()
  const ikm = readOutput(prf) ?? (await askPasskey(credentialId, salt))
  return { credentialId, ikm }
}

export async function askPasskey(credentialId: string, salt: Hex): Promise<Bytes> {
  const got = await ask(() =>
    navigator.credentials.get({
      publicKey: {
        challenge: randomBytes(32),
        allowCredentials: [{ type: 'public-key', id: fromBase64Url(credentialId) }],
        userVerification: 'required',
        timeout: timeoutMs,
        extensions: { prf: { eval: { first: fromHex(salt) } } },
      },
    }),
  )
  const output = readOutput(got.getClientExtensionResults().prf)
  if (!output) throw unfit()
  return output
}

async function ask(call: () => Promise<Credential | null>): Promise<PublicKeyCredential> {
  if (!hasPasskeys()) throw unfit()
  const credential = await call().catch((cause: unknown) => {
    throw new AppError('vault-passkey-declined', 'The passkey was not used', { cause })
  })
  if (credential instanceof PublicKeyCredential) return credential
  throw new AppError('vault-passkey-declined', 'The browser answered with no passkey')
}

function readOutput(prf: AuthenticationExtensionsPRFOutputs | undefined): Bytes | null {
  const first = prf?.results?.first
  if (!first) return null
  return first instanceof ArrayBuffer ? new Uint8Array(first) : new Uint8Array(first.buffer).slice()
}

function unfit(): AppError {
  return new AppError('vault-passkey-unfit', 'This passkey yields no secret (WebAuthn prf)')
}
