import * as z from 'zod/mini'
import { credentialOfferIdSchema } from './credential-offer.ts'
import { ed25519MultikeySchema } from './issuer-key.ts'

/**
 * A credential is any JSON-LD object here. The code that signs or checks a credential reads its
 * members.
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

/** A credential that waited for a signature, with the proof that the verifier's browser added. */
export const signedCredentialSchema = z.object({
  credential: credentialSchema.check(z.refine(({ proof }) => typeof proof === 'object' && proof !== null)),
})
export type SignedCredential = z.infer<typeof signedCredentialSchema>
