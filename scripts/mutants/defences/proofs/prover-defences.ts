import type { Mutant } from '../../mutant.ts'

/** These defences keep the prover's sums right, and make the prover forget its witness. */
export const proverDefences: readonly Mutant[] = [
  {
    defence: 'the prover adds a point to itself by the tangent',
    file: 'proofs/src/prover/sums/point-adder.ts',
    search: 'if (!this.#isZero(group, denominator)) return true',
    replace: 'if (denominator !== 0) return true',
    project: 'proofs',
    test: 'test/bucket-sums.test.ts',
    name: 'equal, opposite and infinite points give the plain sum in g1',
  },
  {
    defence: 'the prover’s sum of opposite points is infinity',
    file: 'proofs/src/prover/sums/point-adder.ts',
    search: 'if (!this.#isZero(group, numerator)) {',
    replace: 'if (numerator === 0) {',
    project: 'proofs',
    test: 'test/bucket-sums.test.ts',
    name: 'equal, opposite and infinite points give the plain sum in g2',
  },
  {
    defence: 'the prover leaves out points at infinity',
    file: 'proofs/src/prover/sums/point-adder.ts',
    search: 'return isInfinite ? 0 : loaded + place * size',
    replace: 'return isInfinite ? loaded + place * size : loaded + place * size',
    project: 'proofs',
    test: 'test/bucket-sums.test.ts',
    name: 'equal, opposite and infinite points give the plain sum in g1',
  },
  {
    defence: 'the prover’s numbers stay in the range in which no product overflows',
    file: 'proofs/src/prover/sums/field-code.ts',
    search: 'changeLimbs(first, (limb, place) => subtractLong(limb, this.#times(quotient, place))),',
    replace: '',
    project: 'proofs',
    test: 'test/point-code.test.ts',
    name: 'the difference of three numbers is reduced',
  },
  {
    defence: 'the prover forgets its witness after a proof',
    file: 'proofs/src/prover/lanes.ts',
    search: 'this.#own.forget()',
    replace: '',
    project: 'proofs',
    test: 'test/lanes.test.ts',
    name: 'all threads forget their tasks when they are told to',
  },
]
