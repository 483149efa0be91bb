import { complainOfHidden } from '@did/domain/text'
import { encodeAttribute } from '@did/proofs/attributes/encoding'
import { attributeFields, fieldEncodings } from '@did/proofs/attributes/fields'
import type { AttributeValues } from './content.ts'

const maximumText = 500

/** The fields that such a claim may have, each with what it takes. */
export function listFields(claimType: string) {
  return attributeFields(claimType).map((field) => ({ field, encoding: encodingOf(field) }))
}

export type FieldInput = ReturnType<typeof listFields>[number]

/** Those that were filled in, in the fields' order. */
export function toAttributes(values: AttributeValues) {
  return Object.entries(values)
    .filter(([, value]) => value.trim() !== '')
    .map(([field, value]) => ({ field, encoding: encodingOf(field), value: value.trim() }))
}

/** Fields whose text their encoding does not know, or whose text hides a character. */
export function findWrong(values: AttributeValues): readonly string[] {
  return toAttributes(values)
    .filter(({ encoding, value }) => !isReadable(encoding, value))
    .map(({ field }) => field)
}

function encodingOf(field: string): FieldEncoding {
  return fieldEncodings[field] ?? 'text'
}

type FieldEncoding = Parameters<typeof encodeAttribute>[0]

function isReadable(encoding: FieldEncoding, value: string): boolean {
  try {
    encodeAttribute(encoding, value)
    return value.length <= maximumText && complainOfHidden(value) === null
  } catch {
    return false
  }
}
