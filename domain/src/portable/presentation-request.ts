import * as z from 'zod/mini'
import { randomIdSchema } from '../ids.ts'

/** The forms in which a wallet of other software can show a claim. */
export const presentationConfigurations = ['claim_sd_jwt', 'claim_jwt', 'claim_ldp', 'claim_ob'] as const
export type PresentationConfiguration = (typeof presentationConfigurations)[number]

/**
 * The client identifier of a presentation request begins with one of these (OpenID4VP 1.0, section
 * 5.9.3).
 */
export const clientIdPrefixes = ['decentralized_identifier', 'x509_san_dns', 'x509_hash'] as const
export type ClientIdPrefix = (typeof clientIdPrefixes)[number]

/**
 * The members of a claim that a presentation request can ask for. `fields.{name}` asks for one
 * field of the claim.
 */
export const askableMembers = [
  'claimType',
  'verifier',
  'title',
  'issuerName',
  'issueDate',
  'level',
  'attestation',
] as const
const fieldPrefix = 'fields.'
const claimNameSchema = z.union([
  z.enum(askableMembers),
  z.string().check(z.regex(/^fields\.[A-Za-z0-9_-]{1,100}$/, 'a member of a claim, or fields.{name}')),
])

export const presentationRequestIdSchema = randomIdSchema.brand<'PresentationRequestId'>()
export type PresentationRequestId = z.infer<typeof presentationRequestIdSchema>

export const createPresentationRequestSchema = z.object({
  configuration: z.enum(presentationConfigurations),
  /**
   * The names of the members of a claim that the wallet must show. Without this list, the wallet
   * must show all basic details.
   */
  claims: z.optional(z.array(claimNameSchema).check(z.minLength(1), z.maxLength(30))),
  clientIdPrefix: z._default(z.enum(clientIdPrefixes), 'decentralized_identifier'),
  /**
   * Tells whether the wallet is on the device on which the request was made. If so, the wallet
   * leads the person back to the page with a code, by which the page reads the outcome.
   */
  sameDevice: z._default(z.boolean(), false),
})
export type CreatePresentationRequest = z.infer<typeof createPresentationRequestSchema>

export const presentationRequestSchema = z.object({
  id: presentationRequestIdSchema,
  /**
   * The outcome of the presentation request can be read only with this secret, which only its maker
   * knows.
   */
  secret: z.string(),
  /** The address in the QR code of the request, and in a link to a wallet on the same device. */
  uri: z.string(),
  /** This address answers with the argument of `navigator.credentials.get`. */
  dcApi: z.string(),
  expiresAt: z.iso.datetime(),
})
export type PresentationRequest = z.infer<typeof presentationRequestSchema>

/**
 * The reasons why a presentation is refused. `undisclosed`: the request was for a wallet on the
 * same device, so only the wallet was told the reason.
 */
export const presentationFaults = [
  'unreadable',
  'issuer-unknown',
  'issuer-signature',
  'issuer-key-ended',
  'other-type',
  'claims-missing',
  'expired',
  'not-valid-yet',
  'revoked',
  'suspended',
  'not-bound',
  'other-key',
  'other-request',
  'stale',
  'words-differ',
  'attestation-false',
  'undisclosed',
] as const
export type PresentationFault = (typeof presentationFaults)[number]

/**
 * The issuer of a presented credential. A `stranger` is neither this installation nor one of its
 * verifiers. `domain` is null unless the issuer is a did:web or a web address.
 */
export const presentedIssuerSchema = z.object({
  kind: z.enum(['service', 'verifier', 'stranger']),
  id: z.string(),
  domain: z.nullable(z.string()),
})
export type PresentedIssuer = z.infer<typeof presentedIssuerSchema>

const outcomeSchema = z.enum(['passed', 'failed', 'warning', 'unchecked'])
export const presentationVerdictSchema = z.object({
  overall: z.enum(['genuine', 'caution', 'not-genuine', 'unchecked']),
  checks: z.array(z.object({ code: z.string(), outcome: outcomeSchema, sentence: z.string() })),
})
export type PresentationVerdict = z.infer<typeof presentationVerdictSchema>

/**
 * How far a presentation request has come:
 * - `pending` with `refused`: somebody with the code answered without showing anything, and the
 *   request still takes a good answer.
 * - `refused`: the request ended after such an answer.
 * - `expired`: the request ended without any answer.
 * - `failed`: the service did not accept the wallet's answer, for the reason in `fault`.
 */
export const presentationProgressSchema = z.discriminatedUnion('state', [
  z.object({ state: z.literal('pending'), refused: z.optional(z.literal(true)) }),
  z.object({ state: z.literal('refused') }),
  z.object({ state: z.literal('expired') }),
  z.object({
    state: z.literal('failed'),
    fault: z.enum(presentationFaults),
    verdict: presentationVerdictSchema,
  }),
  z.object({
    state: z.literal('verified'),
    /**
     * The time at which the wallet took the credential. The member is absent if the credential does
     * not tell the time.
     */
    issuedAt: z.optional(z.string()),
    claims: z.record(z.string(), z.unknown()),
    issuer: presentedIssuerSchema,
    verdict: presentationVerdictSchema,
  }),
])
export type PresentationProgress = z.infer<typeof presentationProgressSchema>

/** Returns the path of a requested claim in the payload of an SD-JWT VC. */
export function pathOfClaim(name: string): string[] {
  return name.startsWith(fieldPrefix) ? ['fields', name.slice(fieldPrefix.length)] : [name]
}
