import { createHash } from 'node:crypto'
import type { CredentialOffer } from '@did/domain/portable/credential-offer'
import type { PresentationRequest } from '@did/domain/portable/presentation-request'
import { CompactEncrypt, type CryptoKey, decodeJwt, importJWK, type JWK, SignJWT } from 'jose'
import { publicUrl } from '../rig/stack.ts'
import type { Wallet } from './wallet.ts'

export type RequestBody = {
  client_id: string
  nonce: string
  response_uri: string
  client_metadata: { jwks: { keys: [JWK & { kid: string }] } }
  dcql_query: { credentials: [{ format: string; claims?: { path: string[] }[] }] }
}

export async function receive(wallet: Wallet, { uri }: CredentialOffer, configuration: string): Promise<string> {
  const { grants } = (await (await wallet.readOffer(uri)).json()) as { grants: Record<string, Record<string, string>> }
  const code = Object.values(grants)[0]?.['pre-authorized_code'] ?? ''
  const { access_token } = (await (await wallet.buyToken(code)).json()) as { access_token: string }
  const header = configuration === 'claim_sd_jwt' ? { jwk: wallet.jwk } : { kid: `${wallet.didJwk}#0` }
  const proofs = { jwt: [await wallet.prove(await wallet.drawNonce(), { header })] }
  const body = { credential_configuration_id: configuration, proofs }
  const answer = await wallet.post('/oid4vci/credential', body, access_token)
  const { credentials } = (await answer.json()) as { credentials: [{ credential: string }] }
  return credentials[0].credential
}

export async function readRequest(wallet: Wallet, { uri }: PresentationRequest): Promise<RequestBody> {
  const address = new URL(uri.replace('openid4vp://', 'https://wallet.example/')).searchParams.get('request_uri') ?? ''
  const answer = await wallet.ask(new URL(address).pathname)
  return decodeJwt(await answer.text())
}

export type Binding = {
  /** The names of the disclosures that the wallet keeps back. */
  keptBack?: readonly string[]
  key?: CryptoKey
  claims?: Record<string, unknown>
  header?: Record<string, unknown>
  issuedAt?: number
}

/** Builds a presentation of an SD-JWT VC with its key binding (RFC 9901, section 4.3). */
export async function showSdJwt(
  wallet: Wallet,
  credential: string,
  request: Pick<RequestBody, 'client_id' | 'nonce'>,
  { keptBack = [], key = wallet.privateKey, claims, header, issuedAt = now() }: Binding = {},
): Promise<string> {
  const shown = keepBack(credential, keptBack)
  const hash = createHash('sha256').update(shown).digest('base64url')
  const binding = { aud: request.client_id, nonce: request.nonce, iat: issuedAt, sd_hash: hash, ...claims }
  return (
    shown + (await new SignJWT(binding).setProtectedHeader({ alg: wallet.alg, typ: 'kb+jwt', ...header }).sign(key))
  )
}

/** Removes the disclosures with these names. A disclosure's second part is its name. */
export function keepBack(credential: string, names: readonly string[]): string {
  const [jwt, ...disclosures] = credential.split('~').slice(0, -1)
  const nameOf = (text: string) => (JSON.parse(Buffer.from(text, 'base64url').toString()) as [string, string])[1]
  return [jwt, ...disclosures.filter((each) => !names.includes(nameOf(each))), ''].join('~')
}

export function showJwt(
  wallet: Wallet,
  credential: string,
  { client_id, nonce }: Pick<RequestBody, 'client_id' | 'nonce'>,
  { key = wallet.privateKey, claims, header }: Binding = {},
): Promise<string> {
  const vp = { '@context': ['https://www.w3.org/2018/credentials/v1'], type: ['VerifiablePresentation'] }
  return new SignJWT({
    iss: wallet.didJwk,
    aud: client_id,
    nonce,
    vp: { ...vp, verifiableCredential: [credential] },
    ...claims,
  })
    .setProtectedHeader({ alg: wallet.alg, typ: 'JWT', kid: `${wallet.didJwk}#0`, ...header })
    .sign(key)
}

type Encryption = { alg?: string; enc?: string; kid?: string }

export async function encrypt(request: RequestBody, answer: unknown, change: Encryption = {}): Promise<string> {
  const [jwk] = request.client_metadata.jwks.keys
  const header = { alg: 'ECDH-ES', enc: 'A256GCM', kid: jwk.kid, ...change }
  const plain = new TextEncoder().encode(JSON.stringify(answer))
  return new CompactEncrypt(plain).setProtectedHeader(header).encrypt(await importJWK(jwk, header.alg))
}

export function send(wallet: Wallet, request: RequestBody, form: Record<string, string>): Promise<Response> {
  return wallet.ask(new URL(request.response_uri, publicUrl).pathname, {
    method: 'POST',
    body: new URLSearchParams(form),
  })
}

export async function answer(wallet: Wallet, request: RequestBody, presentation: unknown): Promise<Response> {
  return send(wallet, request, { response: await encrypt(request, { vp_token: { claim: [presentation] } }) })
}

function now(): number {
  return Math.floor(Date.now() / 1000)
}
