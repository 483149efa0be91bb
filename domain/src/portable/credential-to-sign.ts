import * as z from 'zod/mini'
import { credentialOfferIdSchema } from './credential-offer.ts'
import { ed25519MultikeySchema } from './issuer-key.ts'

/**
 * This schema accepts any JSON-LD object as a credential. The code that signs or checks the
 * credential reads its members.
 */
const credentialSchema = z.record(z.string(), z.unknown())

/**
 * A credential that waits for a signature in the verifier's browser. `method` is the DID URL of the
 * key that must sign.
 */
export const credentialToSignSchema = z.object({
  id: credentialOfferIdSchema,
  publicKeyMultibase: ed25519MultikeySchema,
  method: z.string(),
  credential: credentialSchema,
})
export type CredentialToSign = z.infer<typeof credentialToSignSchema>
export const credentialsToSignSchema = z.object({ credentials: z.array(credentialToSignSchema) })

/**
 * The verifier's browser returns this: the waiting credential, to which it has added a proof by the
 * verifier's key.
 */
export const signedCredentialSchema = z.object({
  credential: credentialSchema.check(z.refine(({ proof }) => typeof proof === 'object' && proof !== null)),
})
export type SignedCredential = z.infer<typeof signedCredentialSchema>
