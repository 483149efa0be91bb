import type { FieldKind } from '../claim/claim-field.ts'
import type { AttributeEncoding } from '../proof/proof-vocabulary.ts'
import { readNumber } from '../texts/en/numbers.ts'

/**
 * Returns the value that a person typed into a field. A number gets the spelling that the server
 * expects, whatever the person's language.
 */
export function readTyped(kind: FieldKind | AttributeEncoding, typed: string): string {
  return kind === 'number' || kind === 'decimal' ? readNumber(typed) : typed
}
