import type { Encoding } from './encoding.ts'
import { hashToField } from './field-element.ts'

// This function has a file of its own. A checker of proofs needs it, and must not load the tables
// of Poseidon that commitment.ts loads.

/**
 * Returns a number for a field together with its encoding, so that nobody can prove something about
 * a date as if the date were a number.
 */
export function fieldTag(field: string, encoding: Encoding): bigint {
  return hashToField('tag', field, encoding)
}
