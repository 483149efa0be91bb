import { complainOfHidden } from '@did/domain/text'
import { readTyped } from '@did/domain/texts/read-typed'
import { encodeAttribute } from '@did/proofs/attributes/encoding'
import { attributeFields, fieldEncodings } from '@did/proofs/attributes/fields'
import type { AttributeValues } from '../store/content.ts'

const maximumText = 500

/** Lists the fields that a claim of this type may have, each with its encoding. */
export function listFields(claimType: string) {
  return attributeFields(claimType).map((field) => ({ field, encoding: encodingOf(field) }))
}

export type FieldInput = ReturnType<typeof listFields>[number]

export function toAttributes(values: AttributeValues) {
  return Object.entries(values)
    .filter(([, value]) => value.trim() !== '')
    .map(([field, value]) => ({
      field,
      encoding: encodingOf(field),
      value: readTyped(encodingOf(field), value.trim()),
    }))
}

/** Returns the fields whose text has no encoding, is too long or hides a character. */
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
