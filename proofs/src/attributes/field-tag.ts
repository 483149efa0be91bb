import type { Encoding } from './encoding.ts'
import { hashToField } from './field-element.ts'

// Apart from the commitment: who checks a proof needs tags, and none of Poseidon's tables.

/** Stands for a field's name and encoding: a date is never read as a number, nor one field as another. */
export function fieldTag(field: string, encoding: Encoding): bigint {
  return hashToField('tag', field, encoding)
}
