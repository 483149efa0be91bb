import { decodeProtectedHeader, importJWK, type JWK, jwtVerify } from 'jose'
import type { Context } from '../../context.ts'
import type { WalletKey } from '../../db/schema/portable.ts'
import { OAuthError } from '../../http/foreign/oauth-error.ts'
import { readWalletJwk, resolveKeyDid } from './key-did.ts'
import { hashSecret, readNonce } from './secrets.ts'
import { spendNonce } from './store.ts'

const proofMinutes = 5
const algorithms = ['ES256', 'EdDSA']
const namesOfKey = ['jwk', 'kid', 'x5c'] as const

/** A proof must give its key as a JWK, or as a DID URL of one of these DID methods. */
export type Binding = 'jwk' | readonly ('did:key' | 'did:jwk')[]

/**
 * Checks the proof (OpenID4VCI 1.0, appendix F.1) and spends its nonce. Throws `invalid_proof` or
 * `invalid_nonce`.
 */
export async function checkWalletProof(ctx: Context, proof: string, binding: Binding): Promise<WalletKey> {
  const key = readKey(proof, binding)
  const nonce = await verifyProof(ctx, proof, key.jwk)
  const end = readNonce(ctx, nonce)
  if (end === null || end <= ctx.now()) throw new OAuthError('invalid_nonce', 'The nonce is not ours, or too old')
  if (!(await spendNonce(ctx.db, hashSecret(nonce), end)))
    throw new OAuthError('invalid_nonce', 'The nonce was used before')
  return key
}

function readKey(proof: string, binding: Binding): WalletKey {
  const header = readHeader(proof)
  if (header.typ !== 'openid4vci-proof+jwt') throw invalid('The proof must have the type openid4vci-proof+jwt')
  if (!algorithms.includes(header.alg ?? '')) throw invalid(`The proof must be signed with ${algorithms.join(' or ')}`)
  if (namesOfKey.filter((name) => header[name] !== undefined).length !== 1)
    throw invalid('The proof names its key once: by jwk or kid')
  if (binding === 'jwk') {
    const jwk = readWalletJwk(header.jwk)
    if (jwk === null) throw invalid('This credential is bound to a public P-256 or Ed25519 key in jwk')
    return { jwk, did: null }
  }
  const key = resolveKeyDid(header.kid)
  if (key === null || !binding.some((method) => key.did?.startsWith(`${method}:`)))
    throw invalid(`This credential is bound to the DID URL of a ${binding.join(' or ')} in kid`)
  return key
}

function readHeader(proof: string) {
  try {
    return decodeProtectedHeader(proof)
  } catch {
    throw invalid('The proof is no JWT')
  }
}

async function verifyProof({ config, now }: Context, proof: string, jwk: Record<string, unknown>): Promise<string> {
  try {
    const key = await importJWK(jwk as JWK, jwk['kty'] === 'EC' ? 'ES256' : 'EdDSA')
    const { payload } = await jwtVerify(proof, key, {
      algorithms,
      typ: 'openid4vci-proof+jwt',
      audience: config.publicUrl,
      maxTokenAge: `${proofMinutes} minutes`,
      clockTolerance: '60 seconds',
      currentDate: now(),
    })
    if (typeof payload['nonce'] === 'string') return payload['nonce']
  } catch {
    throw invalid(`The proof is not signed by its key for this issuer within the last ${proofMinutes} minutes`)
  }
  throw invalid('The proof has no nonce. Ask for one first')
}

function invalid(description: string): OAuthError {
  return new OAuthError('invalid_proof', description)
}
