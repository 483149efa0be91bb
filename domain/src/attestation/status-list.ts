import * as z from 'zod/mini'
import { complaints } from '../texts/en/complaints.ts'

/**
 * The number of places in a status list. W3C Bitstring Status List v1.0 requires at least as many.
 */
export const statusListSize = 131_072

export const statusListIndexSchema = z.pipe(
  z.pipe(z.string().check(z.regex(/^(?:0|[1-9]\d{0,5})$/, complaints.invalid)), z.transform(Number)),
  z.int().check(z.nonnegative(), z.lte(statusListSize - 1)),
)

/** A `BitstringStatusListCredential` (VC data model 2.0) as a JWT of type `vc+jwt`. */
export const statusListCredentialSchema = z
  .string()
  .check(z.describe('A BitstringStatusListCredential as application/vc+jwt'))

const publicKeyJwkSchema = z.object({
  kty: z.literal('EC'),
  crv: z.literal('P-256'),
  x: z.string(),
  y: z.string(),
  alg: z.literal('ES256'),
  kid: z.string(),
})
const methodBase = { id: z.string(), controller: z.string() }

/**
 * The DID document of this installation (did:web). The document names the service's key twice:
 * software for JWTs reads a JWK, and software for Data Integrity proofs reads a Multikey.
 */
export const didDocumentSchema = z.object({
  '@context': z.array(z.string()),
  id: z.string(),
  verificationMethod: z.tuple([
    z.object({ ...methodBase, type: z.literal('JsonWebKey2020'), publicKeyJwk: publicKeyJwkSchema }),
    z.object({ ...methodBase, type: z.literal('Multikey'), publicKeyMultibase: z.string() }),
  ]),
  authentication: z.array(z.string()),
  assertionMethod: z.array(z.string()),
})
export type DidDocument = z.infer<typeof didDocumentSchema>
