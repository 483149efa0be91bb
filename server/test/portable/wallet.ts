import { createHash } from 'node:crypto'
import type { CredentialOffer } from '@did/domain/portable/credential-offer'
import { SDJwtInstance } from '@sd-jwt/core'
import { type CryptoKey, exportJWK, generateKeyPair, type JWK, SignJWT } from 'jose'
import { base58btc } from 'multiformats/bases/base58'
import { publicUrl } from '../rig/stack.ts'

export const grantType = 'urn:ietf:params:oauth:grant-type:pre-authorized_code'

/** Opens a wallet that speaks OpenID4VCI and shares no code with the server. */
export async function openWallet(url: string, alg: 'ES256' | 'EdDSA' = 'ES256') {
  const { publicKey, privateKey } = await generateKeyPair(alg, { extractable: true })
  const jwk = await exportJWK(publicKey)
  const ask = (path: string, init: RequestInit = {}) =>
    fetch(`${url}${path}`, { ...init, headers: { origin: 'https://wallet.example', ...init.headers } })
  const post = (path: string, body: unknown, token?: string) =>
    ask(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify(body),
    })
  return {
    jwk,
    privateKey,
    alg,
    ask,
    post,
    readOffer: async (uri: string) => {
      const address = new URL(uri).searchParams.get('credential_offer_uri') ?? ''
      return ask(new URL(address).pathname)
    },
    buyToken: (code: string, more: Record<string, string> = {}) =>
      ask('/oid4vci/token', {
        method: 'POST',
        body: new URLSearchParams({ grant_type: grantType, 'pre-authorized_code': code, ...more }),
      }),
    drawNonce: async () => {
      const answer = await ask('/oid4vci/nonce', { method: 'POST' })
      return ((await answer.json()) as { c_nonce: string }).c_nonce
    },
    prove: (nonce: string, changes: Changes = {}) => prove({ alg, jwk, privateKey }, nonce, changes),
    didJwk: `did:jwk:${Buffer.from(JSON.stringify(jwk)).toString('base64url')}`,
    didKey: `did:key:${base58btc.encode(Uint8Array.from([0xed, 0x01, ...Buffer.from(jwk.x ?? '', 'base64url')]))}`,
  }
}
export type Wallet = Awaited<ReturnType<typeof openWallet>>

export async function tokenFor(wallet: Wallet, { uri, txCode }: CredentialOffer): Promise<string> {
  const read = await wallet.readOffer(uri)
  const { grants } = (await read.json()) as { grants: Record<string, { 'pre-authorized_code': string }> }
  const code = Object.values(grants)[0]?.['pre-authorized_code'] ?? ''
  const answer = await wallet.buyToken(code, txCode === null ? {} : { tx_code: txCode })
  return ((await answer.json()) as { access_token: string }).access_token
}

export const sdJwtReader = new SDJwtInstance({
  hasher: (data: string | ArrayBuffer) =>
    createHash('sha256')
      .update(typeof data === 'string' ? data : new Uint8Array(data))
      .digest(),
})

export type DataIntegrityCredential = {
  id: string
  issuer: unknown
  validUntil: string
  credentialSubject: { id: string; [member: string]: unknown }
  credentialStatus: { id: string; statusListCredential: string; statusListIndex: string }
  evidence: unknown[]
  proof?: object
}
type Answer = {
  credentials?: [{ credential: DataIntegrityCredential }]
  transaction_id?: string
  error?: string
  error_description?: string
}

export async function takeDataIntegrity(wallet: Wallet, offer: CredentialOffer, configuration: string) {
  const token = await tokenFor(wallet, offer)
  const kid = `${wallet.didKey}#${wallet.didKey.slice('did:key:'.length)}`
  const proof = await wallet.prove(await wallet.drawNonce(), { header: { kid } })
  const body = { credential_configuration_id: configuration, proofs: { jwt: [proof] } }
  const answer = await wallet.post('/oid4vci/credential', body, token)
  return { token, status: answer.status, body: (await answer.json()) as Answer }
}

export type Changes = {
  header?: Record<string, unknown>
  claims?: Record<string, unknown>
  key?: CryptoKey
  issuedAt?: number
}

function prove(
  { alg, jwk, privateKey }: { alg: string; jwk: JWK; privateKey: CryptoKey },
  nonce: string,
  { header = { jwk }, claims = {}, key = privateKey, issuedAt = Math.floor(Date.now() / 1000) }: Changes,
): Promise<string> {
  return new SignJWT({ aud: publicUrl, nonce, iat: issuedAt, ...claims })
    .setProtectedHeader({ alg, typ: 'openid4vci-proof+jwt', ...header })
    .sign(key)
}
