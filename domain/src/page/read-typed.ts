import type { FieldKind } from '../claim/claim-field.ts'
import type { AttributeEncoding } from '../proof/proof-vocabulary.ts'
import { readNumber } from '../texts/en/numbers.ts'

/** Returns the value of a field as a person typed it, with a number as every language reads it. */
export function readTyped(kind: FieldKind | AttributeEncoding, typed: string): string {
  return kind === 'number' || kind === 'decimal' ? readNumber(typed) : typed
}
