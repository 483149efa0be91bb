import * as z from 'zod/mini'
import { hexSchema } from '../hex.ts'

/** The secret half of an issuing key is in this service or in the verifier's own browser. */
export const keyCustodies = ['service', 'browser'] as const
export type KeyCustody = (typeof keyCustodies)[number]

export const issuerKeyIdSchema = z.int().check(z.positive(), z.lte(Number.MAX_SAFE_INTEGER)).brand<'IssuerKeyId'>()
export type IssuerKeyId = z.infer<typeof issuerKeyIdSchema>

/** An Ed25519 key as a Multikey (Controlled Identifiers 1.0, section 2.2.2). */
export const ed25519MultikeySchema = z.string().check(z.regex(/^z6Mk[1-9A-HJ-NP-Za-km-z]{44}$/))

export const createIssuerKeySchema = z.discriminatedUnion('custody', [
  z.object({ custody: z.literal('service') }),
  /** The verifier's page has made the key pair, and sends only the public half. */
  z.object({ custody: z.literal('browser'), publicKeys: z.tuple([ed25519MultikeySchema]) }),
])
export type CreateIssuerKey = z.infer<typeof createIssuerKeySchema>

/** The arguments of the ERC-1056 registry's functions for attributes. `value` is the key. */
const attributeSchema = z.object({ name: z.string(), value: hexSchema })
const announcementSchema = z.extend(attributeSchema, { validity: z.int() })

const keySchema = z.object({
  id: issuerKeyIdSchema,
  custody: z.enum(keyCustodies),
  curve: z.literal('Ed25519'),
  publicKeyMultibase: ed25519MultikeySchema,
  /** This service and its page do not sign with a stopped key, whatever the chain says. */
  isStopped: z.boolean(),
})
/**
 * An issuing key with its state on the chain. `waiting`: the verifier's wallet still has to
 * announce the key by `setAttribute` with `attribute`. `taken-back`: the wallet has ended the key
 * by `revokeAttribute`.
 */
export const issuerKeySchema = z.discriminatedUnion('state', [
  z.extend(keySchema, { state: z.literal('waiting'), attribute: announcementSchema }),
  z.extend(keySchema, { state: z.literal('active'), validUntil: z.iso.datetime() }),
  z.extend(keySchema, { state: z.literal('expired') }),
  z.extend(keySchema, { state: z.literal('taken-back') }),
])
export type IssuerKey = z.infer<typeof issuerKeySchema>
export const issuerKeysSchema = z.object({ keys: z.array(issuerKeySchema) })
export type IssuerKeys = z.infer<typeof issuerKeysSchema>

/**
 * The answer to a call that stopped an issuing key. Other software accepts the key until the
 * verifier's wallet calls `revokeAttribute` with `attribute`.
 */
export const stoppedIssuerKeySchema = z.object({ attribute: attributeSchema })
export type StoppedIssuerKey = z.infer<typeof stoppedIssuerKeySchema>
