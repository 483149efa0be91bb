import { z } from 'zod'
import { complaints } from './texts/complaints.ts'

/** Places of one list: what W3C Bitstring Status List v1.0 asks for at least. */
export const statusListSize = 131_072

export const statusListIndexSchema = z
  .string()
  .regex(/^(?:0|[1-9]\d{0,5})$/, complaints.invalid)
  .transform(Number)
  .pipe(
    z
      .int()
      .nonnegative()
      .max(statusListSize - 1),
  )

/** A W3C credential (VC data model 2.0) as a JWT of type `vc+jwt`: a `BitstringStatusListCredential`. */
export const statusListCredentialSchema = z.string().describe('A BitstringStatusListCredential as application/vc+jwt')

/** The DID document of this installation (did:web), with the key that signs status lists. */
export const didDocumentSchema = z.object({
  '@context': z.array(z.string()),
  id: z.string(),
  verificationMethod: z.array(
    z.object({
      id: z.string(),
      type: z.literal('JsonWebKey'),
      controller: z.string(),
      publicKeyJwk: z.object({
        kty: z.literal('EC'),
        crv: z.literal('P-256'),
        x: z.string(),
        y: z.string(),
        alg: z.literal('ES256'),
        kid: z.string(),
      }),
    }),
  ),
  assertionMethod: z.array(z.string()),
})
export type DidDocument = z.infer<typeof didDocumentSchema>
