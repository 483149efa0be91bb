import { maximumVcApiCall } from '@did/domain/portable/document-limits'
import { z } from 'zod'

export const contextV2 = 'https://www.w3.org/ns/credentials/v2'
const contextV1 = 'https://www.w3.org/2018/credentials/v1'

/** An absolute URL of any scheme, such as `https:`, `did:` or `urn:`. */
const url = z.string().regex(/^[A-Za-z][A-Za-z0-9+.-]*:[^\s]+$/, 'must be a URL')
const oneOrMore = <Schema extends z.ZodType>(schema: Schema) => z.union([schema, z.array(schema).min(1)])
const types = oneOrMore(z.string().min(1))
/** XML Schema's `dateTimeStamp`, a time with its zone. */
const dateTime = z
  .string()
  .regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/, 'must be a time with its zone')
  .refine((text) => !Number.isNaN(Date.parse(text)), 'must be a time that exists')

/** After the base context, each context is an address or an object with further terms. */
const context = (base: string) =>
  z.tuple([z.literal(base)], z.union([url, z.record(z.string(), z.unknown())]), 'must be a list that begins rightly')
const includes = (type: string) => types.refine((all) => [all].flat().includes(type), `must include ${type}`)

/**
 * An object that gives a text with its language may have only these members (data model 2.0,
 * section 11.1).
 */
const languageText = z.strictObject({
  '@value': z.string(),
  '@language': z.string().optional(),
  '@direction': z.enum(['ltr', 'rtl']).nullable().optional(),
})
const text = oneOrMore(z.union([z.string(), languageText]))
const named = { name: text.optional(), description: text.optional() }
const typed = oneOrMore(z.looseObject({ id: url.optional(), type: types })).optional()
const issuer = z.union([url, z.looseObject({ id: url, ...named })])
const subject = z
  .looseObject({ id: url.optional() })
  .refine((claims) => Object.keys(claims).length > 0, 'must say something')

/**
 * The service knows the digests of these documents, each in two spellings. It fetches no document
 * to compute a digest.
 */
const knownDigests: ReadonlyMap<string, readonly string[]> = new Map([
  [
    contextV2,
    [
      'sha384-NSOcNpmdIVUxIJGvGUoe22FjTWrXiaXlsZ8q6912LdnR3KraQO2n75Ica4wK4Qeg',
      'uJKGMkOmFbVJhEfKTduMC2XCyvRAYLjOVmZWwIH1wQ7k',
    ],
  ],
])
const relatedResource = z
  .looseObject({
    id: url,
    mediaType: z.string().optional(),
    digestSRI: z.string().optional(),
    digestMultibase: z.string().optional(),
  })
  .refine(({ digestSRI, digestMultibase }) => (digestSRI ?? digestMultibase) !== undefined, 'must have a digest')
  .refine(({ id, digestSRI, digestMultibase }) => {
    const known = knownDigests.get(id)
    return !known || [digestSRI, digestMultibase].every((digest) => digest === undefined || known.includes(digest))
  }, 'must have the digest of what it names')
const relatedResources = oneOrMore(relatedResource).refine((all) => {
  const ids = [all].flat().map(({ id }) => id)
  return new Set(ids).size === ids.length
}, 'must name each resource once')

const proof = oneOrMore(z.looseObject({ type: z.string().min(1) }))

const { statuses: mostStatuses, credentials: mostCredentials } = maximumVcApiCall
const isFew = (most: number) => (values: unknown) => [values].flat().length <= most

const shape = {
  '@context': context(contextV2),
  id: url.optional(),
  type: includes('VerifiableCredential'),
  ...named,
  issuer,
  credentialSubject: oneOrMore(subject),
  validFrom: dateTime.optional(),
  validUntil: dateTime.optional(),
  credentialStatus: typed.refine(isFew(mostStatuses), `must be at most ${mostStatuses}`),
  credentialSchema: oneOrMore(z.looseObject({ id: url, type: types })).optional(),
  relatedResource: relatedResources.optional(),
  refreshService: typed,
  termsOfUse: typed,
  evidence: typed,
}
/** The data model defines these members of a credential. */
export const credentialMembers: ReadonlySet<string> = new Set(Object.keys(shape))

type Period = { validFrom?: string | undefined; validUntil?: string | undefined }
const isInOrder = ({ validFrom, validUntil }: Period) =>
  validFrom === undefined || validUntil === undefined || Date.parse(validFrom) <= Date.parse(validUntil)
const outOfOrder = { error: 'must not begin after its end', path: ['validFrom'] }

/** A credential of the Verifiable Credentials Data Model 2.0 without a proof. */
export const unsignedCredentialSchema = z
  .looseObject({ ...shape, proof: z.undefined('must not be there yet').optional() })
  .refine(isInOrder, outOfOrder)
export type UnsignedCredential = z.infer<typeof unsignedCredentialSchema>

const signedV2 = z.looseObject({ ...shape, proof }).refine(isInOrder, outOfOrder)
const signedV1 = z.looseObject({
  ...shape,
  '@context': context(contextV1),
  issuanceDate: dateTime,
  expirationDate: dateTime.optional(),
  validFrom: z.undefined().optional(),
  validUntil: z.undefined().optional(),
  relatedResource: z.undefined().optional(),
  proof,
})

/** A signed credential of the data model 2.0 or 1.1, with a proof of the right shape. */
export const signedCredentialSchema = z.union([signedV2, signedV1])

const presentationShape = {
  '@context': context(contextV2),
  id: url.optional(),
  type: includes('VerifiablePresentation'),
  holder: z.union([url, z.looseObject({ id: url })]).optional(),
  verifiableCredential: oneOrMore(z.looseObject({}))
    .refine(isFew(mostCredentials), `must be at most ${mostCredentials}`)
    .optional(),
}

/** A signed presentation of the data model 2.0, with a proof of the right shape. */
export const presentationSchema = z.looseObject({ ...presentationShape, proof })

/** The address of an enveloped credential begins like this (data model 2.0, section 4.13). */
const secured = /^data:application\/vc(\+ld)?\+(jwt,|sd-jwt,|cose;base64,)\S/
const enveloped = z.looseObject({
  '@context': oneOrMore(z.literal(contextV2)),
  type: z.union([z.literal('EnvelopedVerifiableCredential'), z.tuple([z.literal('EnvelopedVerifiableCredential')])]),
  id: z.string().regex(secured, 'must be a secured credential'),
})

/** This presentation goes into a JWT. Every credential inside must be enveloped. */
export const unsecuredPresentationSchema = z.looseObject({
  ...presentationShape,
  verifiableCredential: oneOrMore(enveloped).optional(),
  proof: z.undefined('must not be there').optional(),
})

/** This presentation was in a JWT. The credentials inside may have any form. */
export const presentationInJwtSchema = z.looseObject({
  ...presentationShape,
  proof: z.undefined('must not be there').optional(),
})

const compactJwt = '[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]+'
/** An envelope has a JWT in a `data:` URL (data model 2.0, sections 4.13 and 4.14). */
const inEnvelope = (type: string, mediaType: 'vc' | 'vp') =>
  z.looseObject({
    '@context': oneOrMore(z.literal(contextV2)),
    type: z.union([z.literal(type), z.tuple([z.literal(type)])]),
    id: z.string().regex(new RegExp(`^data:application/${mediaType}\\+jwt,${compactJwt}$`), {
      error: `must be a JWT of application/${mediaType}+jwt`,
    }),
  })
export const envelopedCredential = 'EnvelopedVerifiableCredential'
export const envelopedCredentialSchema = inEnvelope(envelopedCredential, 'vc')
export const envelopedPresentation = 'EnvelopedVerifiablePresentation'
export const envelopedPresentationSchema = inEnvelope(envelopedPresentation, 'vp')

/** Returns when a credential is valid. A missing beginning or end is null. */
export function readPeriod(credential: z.infer<typeof signedCredentialSchema> | UnsignedCredential): {
  from: Date | null
  until: Date | null
} {
  const { validFrom, validUntil, issuanceDate, expirationDate } = credential as Record<string, unknown>
  const toDate = (time: unknown) => (typeof time === 'string' ? new Date(time) : null)
  return { from: toDate(validFrom ?? issuanceDate), until: toDate(validUntil ?? expirationDate) }
}
