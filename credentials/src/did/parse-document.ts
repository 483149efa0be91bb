import * as z from 'zod/mini'
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
})
const listedSchema = z.optional(z.array(z.union([longText, methodSchema])))
const documentSchema = z.object({
  id: longText,
  verificationMethod: z.optional(z.array(methodSchema)),
  authentication: listedSchema,
  assertionMethod: listedSchema,
})

/**
 * Parses a DID document, and returns its keys with their purposes. Returns null for any other text,
 * and for the document of another DID than `did`.
 */
export function parseDidDocument(text: string, did: string): DidDocument | null {
  const document = parseJson(text)
  // The schema reports each wrong value. A hundred thousand of them take seconds or throw an error.
  if (!hasFewValues(document)) return null
  const parsed = documentSchema.safeParse(document)
  return parsed.success && parsed.data.id === did ? (parsed.data as DidDocument) : null
}
