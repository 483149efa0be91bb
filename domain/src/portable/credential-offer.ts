import * as z from 'zod/mini'
import { randomIdSchema } from '../ids.ts'

/**
 * The forms in which a wallet of other software can take a credential: an SD-JWT VC, a VC 1.1 as a
 * JWT for older wallets, and a VC 2.0 and an Open Badge that the verifier's own key signs (Data
 * Integrity).
 */
export const credentialConfigurations = ['claim_sd_jwt', 'claim_jwt', 'claim_ldp', 'claim_ob'] as const
export type CredentialConfiguration = (typeof credentialConfigurations)[number]

/** The forms that exist as a file, for which nobody has to prove that a wallet has a key. */
export const fileConfigurations = ['claim_sd_jwt', 'claim_ldp', 'claim_ob'] as const
export type FileConfiguration = (typeof fileConfigurations)[number]

/**
 * A form in which a claim can be offered now. `isSignedLater` means that the verifier still has to
 * sign.
 */
export const credentialFormSchema = z.object({
  configuration: z.enum(credentialConfigurations),
  isSignedLater: z.boolean(),
})
export type CredentialForm = z.infer<typeof credentialFormSchema>
export const credentialFormsSchema = z.object({ forms: z.array(credentialFormSchema) })

export const credentialOfferIdSchema = randomIdSchema.brand<'CredentialOfferId'>()
export type CredentialOfferId = z.infer<typeof credentialOfferIdSchema>

export const createCredentialOfferSchema = z.object({
  configuration: z.enum(credentialConfigurations),
  /**
   * Tells whether the service makes the wallet wait: the wallet gets the credential not at its
   * first request, but when it asks again.
   */
  deferred: z._default(z.boolean(), false),
  /**
   * Tells whether the wallet has to ask the person for six digits. Only the owner's page shows the
   * digits.
   */
  txCode: z._default(z.boolean(), false),
})
export type CreateCredentialOffer = z.infer<typeof createCredentialOfferSchema>

export const credentialOfferSchema = z.object({
  id: credentialOfferIdSchema,
  /** The address in the QR code of the offer, and in a link to a wallet on the same device. */
  uri: z.string(),
  txCode: z.nullable(z.string()),
  expiresAt: z.iso.datetime(),
})
export type CredentialOffer = z.infer<typeof credentialOfferSchema>

/** The events that a wallet may report about a credential (OpenID4VCI 1.0, section 11). */
export const walletEvents = ['credential_accepted', 'credential_failure', 'credential_deleted'] as const

/**
 * How far a wallet has come with an offer:
 * - `taken`: it got a token for the offer's code.
 * - `waiting`: the service told it to ask again later.
 * - `expired`: the offer has ended, and no wallet got the credential.
 * - `refused`: the offer has ended, because the claim cannot be signed in this form.
 */
export const credentialOfferProgressSchema = z.object({
  state: z.enum(['open', 'taken', 'waiting', 'issued', 'expired', 'refused']),
  event: z.optional(z.enum(walletEvents)),
})
export type CredentialOfferProgress = z.infer<typeof credentialOfferProgressSchema>
