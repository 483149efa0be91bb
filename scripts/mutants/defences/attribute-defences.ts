import type { Mutant } from '../mutant.ts'

/**
 * Defences that keep a commitment from revealing its values, and a statement from changing its
 * meaning.
 */
export const attributeDefences: readonly Mutant[] = [
  {
    defence: 'each leaf is salted',
    file: 'proofs/src/attributes/commitment.ts',
    search: 'encodeAttribute(slot.encoding, slot.value), salt]',
    replace: 'encodeAttribute(slot.encoding, slot.value), 0n]',
    project: 'proofs',
    test: 'src/attributes/commitment.test.ts',
    name: 'a commitment > a commitment changes with every value, field, encoding, salt, slot, holder, schema and expiry',
  },
]
