import type { Encoding } from './encoding.ts'
import { hashToField } from './field-element.ts'

// This function has a file of its own, because a checker of proofs needs it without Poseidon's
// tables in commitment.ts.

/** Returns a number for a field and its encoding, so that a date cannot be read as a number. */
export function fieldTag(field: string, encoding: Encoding): bigint {
  return hashToField('tag', field, encoding)
}
