import type { Encoding } from './encoding.ts'
import { hashToField } from './field-element.ts'

// A checker of proofs needs this function, but not Poseidon's tables in commitment.ts, so the
// function has its own file.

/** Returns a number for a field and its encoding, so that a date cannot be read as a number. */
export function fieldTag(field: string, encoding: Encoding): bigint {
  return hashToField('tag', field, encoding)
}
