import * as z from 'zod/mini'
import { readDateTime } from '../data-integrity/date-time.ts'
import { hasFewValues } from '../data-integrity/is-modest.ts'
import { parseJson } from '../foreign/base64url.ts'
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
type Listed = string | z.infer<typeof methodSchema>
const listedSchema = z.optional(z.array(z.union([longText, methodSchema])))
const documentSchema = z.object({
  id: longText,
  verificationMethod: z.optional(z.array(methodSchema)),
  authentication: listedSchema,
  assertionMethod: listedSchema,
})

/**
 * Parses a DID document, and returns its keys with their purposes. Marks the keys that the DID's
 * owner has revoked, and the keys that have expired, as ended (Controlled Identifiers 1.0, section
 * 2.2). Returns null for any other text, and for the document of another DID than `did`.
 */
export function parseDidDocument(text: string, did: string, now = new Date()): DidDocument | null {
  const document = parseJson(text)
  // The schema reports each wrong value. A hundred thousand of them take seconds or throw an error.
  if (!hasFewValues(document)) return null
  const parsed = documentSchema.safeParse(document)
  if (!parsed.success || parsed.data.id !== did) return null
  const { verificationMethod, authentication, assertionMethod } = parsed.data
  const mark = (each: Listed) => (hasEnded(each, now) ? { ...(each as object), ended: true } : each)
  return {
    id: did,
    verificationMethod: verificationMethod?.map(mark),
    authentication: authentication?.map(mark),
    assertionMethod: assertionMethod?.map(mark),
  } as DidDocument
}

/**
 * A time that cannot be read counts as past, and a member with the value null counts as missing. A
 * text only refers to a key.
 */
function hasEnded(listed: Listed, now: Date): boolean {
  if (typeof listed === 'string') return false
  const { revoked = null, expires = null } = listed
  const isOpen = (time: unknown) => time === null || readDateTime(time) > now.getTime()
  return !isOpen(revoked) || !isOpen(expires)
}
