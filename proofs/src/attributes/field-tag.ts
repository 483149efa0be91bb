import type { Encoding } from './encoding.ts'
import { hashToField } from './field-element.ts'

// A checker of proofs needs this file, but not commitment.ts with Poseidon's tables.

/** Returns a number for a field and its encoding, so that nobody reads a date as a number. */
export function fieldTag(field: string, encoding: Encoding): bigint {
  return hashToField('tag', field, encoding)
}
