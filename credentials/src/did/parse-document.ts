import * as z from 'zod/mini'
import { hasFewValues } from '../data-integrity/is-modest.ts'
import { isJsonObject, parseJson } from '../foreign/base64url.ts'
import type { DidDocument } from './did-document.ts'

const longText = z.string().check(z.maxLength(4096))
const methodSchema = z.object({
  id: longText,
  type: longText,
  controller: longText,
  publicKeyHex: z.optional(longText),
  publicKeyBase58: z.optional(longText),
  publicKeyMultibase: z.optional(longText),
  publicKeyJwk: z.optional(z.looseObject({ kty: longText })),
  revoked: z.optional(z.unknown()),
  expires: z.optional(z.unknown()),
})
const listedSchema = z.optional(z.array(z.union([longText, methodSchema])))
const documentSchema = z.object({
  id: longText,
  verificationMethod: z.optional(z.array(methodSchema)),
  authentication: listedSchema,
  assertionMethod: listedSchema,
})

/**
 * Parses a DID document, and returns its keys with their purposes. Leaves out the keys that its
 * owner has revoked, and the keys that have expired (Controlled Identifiers 1.0, section 2.2).
 * Returns null for any other text, and for the document of another DID than `did`.
 */
export function parseDidDocument(text: string, did: string, now = new Date()): DidDocument | null {
  const document = parseJson(text)
  // The schema reports each wrong value. A hundred thousand of them take seconds or throw an error.
  if (!hasFewValues(document)) return null
  const parsed = documentSchema.safeParse(document)
  if (!parsed.success || parsed.data.id !== did) return null
  const keep = <T>(listed: T[] | undefined) => listed?.filter((each) => isInUse(each, now))
  const { id, verificationMethod, authentication, assertionMethod } = parsed.data
  return {
    id,
    verificationMethod: keep(verificationMethod),
    authentication: keep(authentication),
    assertionMethod: keep(assertionMethod),
  } as DidDocument
}

/** A time that cannot be read counts as past. A text only refers to a key. */
function isInUse(listed: unknown, now: Date): boolean {
  if (!isJsonObject(listed)) return true
  return [listed['revoked'], listed['expires']].every(
    (time) => time === undefined || (typeof time === 'string' && Date.parse(time) > now.getTime()),
  )
}
