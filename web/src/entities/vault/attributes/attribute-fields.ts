import { readTyped } from '@did/domain/page/read-typed'
import { complainOfHidden } from '@did/domain/text'
import { encodeAttribute } from '@did/proofs/attributes/encoding'
import { attributeFields, encodingOf } from '@did/proofs/attributes/fields'
import type { AttributeValues } from '../store/content.ts'

const maximumText = 500

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

/**
 * A value is wrong if it does not fit the field's encoding, is too long or contains a hidden
 * character.
 */
export function findWrong(values: AttributeValues): readonly string[] {
  return toAttributes(values)
    .filter((attribute) => !isReadable(attribute))
    .map(({ field }) => field)
}

type FieldEncoding = Parameters<typeof encodeAttribute>[0]

type Attribute = { field: string; encoding: FieldEncoding; value: string }

/**
 * Tells whether a person and a proof read a value in the same way: the value has the field's own
 * encoding and contains no hidden character. Otherwise "no" on a verifier's screen could be "yes"
 * in a proof.
 */
export function isReadable({ field, encoding, value }: Attribute): boolean {
  if (encoding !== encodingOf(field)) return false
  try {
    encodeAttribute(encoding, value)
    return value.length <= maximumText && complainOfHidden(value) === null
  } catch {
    return false
  }
}
