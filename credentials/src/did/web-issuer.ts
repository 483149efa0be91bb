import * as z from 'zod/mini'
import { hasFewValues } from '../data-integrity/is-modest.ts'
import { parseJson } from '../foreign/base64url.ts'
import type { DidDocument } from './did-document.ts'
import { readJwk, writeJwk } from './public-key.ts'

const metadataSchema = z.object({
  issuer: z.string(),
  jwks: z.object({ keys: z.array(z.looseObject({ kid: z.optional(z.string()) })) }),
})

/**
 * Returns the address at which an issuer with a web address publishes its keys (SD-JWT VC, "JWT VC
 * Issuer Metadata"): the well-known path stands before the issuer's own path. Returns null for any
 * other text.
 */
export function writeMetadataUrl(issuer: string): string | null {
  const url = URL.parse(issuer)
  if (url?.protocol !== 'https:' || url.search !== '' || url.hash !== '' || url.username !== '') return null
  return `${url.origin}/.well-known/jwt-vc-issuer${url.pathname === '/' ? '' : url.pathname}`
}

/**
 * Reads the keys that an issuer publishes as a DID document. A key's id consists of the issuer's
 * address and the key's `kid`. Returns null for other texts and for another issuer's keys.
 */
export function parseIssuerMetadata(text: string, issuer: string): DidDocument | null {
  const metadata = parseJson(text)
  const parsed = metadataSchema.safeParse(hasFewValues(metadata) ? metadata : null)
  if (!parsed.success || parsed.data.issuer !== issuer) return null
  const verificationMethod = parsed.data.jwks.keys.flatMap((jwk) => {
    const key = readJwk(jwk)
    const id = `${issuer}#${jwk.kid ?? ''}`
    return key === null ? [] : [{ id, type: 'JsonWebKey', controller: issuer, publicKeyJwk: writeJwk(key) }]
  })
  return { id: issuer, verificationMethod }
}
