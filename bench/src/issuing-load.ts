/**
 * Stands in for many wallets, each of which takes one SD-JWT VC. These wallets use none of the
 * product's code.
 */
import { generateKeyPairSync, sign } from 'node:crypto'
import type { CredentialOffer } from '@did/domain/portable/credential-offer'

export type LoadWallet = { token: string; proof: string }

/** Does all steps that a wallet takes before it requests its credential. */
export async function prepareWallets(url: string, offers: readonly CredentialOffer[]): Promise<LoadWallet[]> {
  return Promise.all(offers.map((offer) => prepareWallet(url, offer)))
}

async function prepareWallet(url: string, { id }: CredentialOffer): Promise<LoadWallet> {
  const { credential_issuer } = await ask(`${url}/oid4vci/offers/${id}`)
  const { access_token } = await ask(`${url}/oid4vci/token`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'urn:ietf:params:oauth:grant-type:pre-authorized_code',
      'pre-authorized_code': id,
    }),
  })
  const { c_nonce } = await ask(`${url}/oid4vci/nonce`, { method: 'POST' })
  return { token: String(access_token), proof: prove({ aud: credential_issuer, nonce: c_nonce }) }
}

export async function takeCredential(url: string, { token, proof }: LoadWallet): Promise<void> {
  await ask(`${url}/oid4vci/credential`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ credential_configuration_id: 'claim_sd_jwt', proofs: { jwt: [proof] } }),
  })
}

async function ask(url: string, init: RequestInit = {}): Promise<Record<string, unknown>> {
  const answer = await fetch(url, init)
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${await answer.text()}`)
  return (await answer.json()) as Record<string, unknown>
}

const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })

function prove(claims: Record<string, unknown>): string {
  const header = { typ: 'openid4vci-proof+jwt', alg: 'ES256', jwk: publicKey.export({ format: 'jwk' }) }
  const body = [header, { ...claims, iat: Math.floor(Date.now() / 1000) }].map(encode).join('.')
  const signature = sign('sha256', Buffer.from(body), { key: privateKey, dsaEncoding: 'ieee-p1363' })
  return `${body}.${signature.toString('base64url')}`
}

function encode(part: object): string {
  return Buffer.from(JSON.stringify(part)).toString('base64url')
}
