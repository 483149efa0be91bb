import { fieldOrder } from '../src/attributes/field-element.ts'
import type { CircuitInputs } from '../src/prover/witness.ts'
import type { CircuitName } from './tools.ts'

/** A defence of the circuits, what stands there without it, and inputs that then pass and must not. */
export type Attack = {
  defence: string
  file: string
  /** Of `one-clause` if nothing is said. */
  circuit?: CircuitName
  search: string
  replace: string
  inputs: (honest: CircuitInputs) => CircuitInputs
}

/** Honest inputs prove that a day is 2008-11-21 or before; the attributes count until 2030. */
const operand = (place: number, value: (born: bigint) => bigint) => (honest: CircuitInputs) => ({
  ...honest,
  operands: (honest['operands'] ?? []).with(place, value(honest['value']?.[0] ?? 0n)),
})
const nothing = (honest: CircuitInputs) => ({ ...honest, mode: [0n], tag: [0n], operands: Array(8).fill(0n) })
const plus = (name: string, amount: bigint) => (honest: CircuitInputs) => ({
  ...honest,
  [name]: (honest[name] ?? []).with(0, (honest[name]?.[0] ?? 0n) + amount),
})
const set = (mode: bigint, memberOf: (born: bigint) => bigint) => (honest: CircuitInputs) => ({
  ...honest,
  mode: [mode],
  operands: Array(8).fill(memberOf(honest['value']?.[0] ?? 0n)),
})

export const attacks: readonly Attack[] = [
  {
    defence: 'there is no slot 16 or more',
    file: 'attribute.circom',
    search: 'signal bits[depth] <== Num2Bits(depth)(index);',
    replace: 'signal bits[depth + 1] <== Num2Bits(depth + 1)(index);',
    inputs: plus('slot', 16n),
  },
  {
    defence: 'what is opened is what was committed to',
    file: 'clause.circom',
    search: '(1 - isNothing) * (opened - root) === 0;',
    replace: '',
    inputs: plus('salt', 1n),
  },
  {
    defence: 'a clause about nothing names no field',
    file: 'clause.circom',
    search: 'isNothing * tag === 0;',
    replace: '',
    inputs: (honest) => ({ ...nothing(honest), tag: honest['tag'] ?? [] }),
  },
  {
    defence: 'a clause about nothing has no operands',
    file: 'clause.circom',
    search: 'for (var i = 0; i < 2; i++) { isNothing * operands[i] === 0; }',
    replace: '',
    inputs: (honest) => ({ ...nothing(honest), operands: [1n, ...Array(7).fill(0n)] }),
  },
  {
    defence: 'a range has two operands',
    file: 'clause.circom',
    search: '(isNothing + isRange) * operands[i] === 0;',
    replace: 'isNothing * operands[i] === 0;',
    inputs: operand(5, () => 1n),
  },
  {
    defence: 'there are four modes',
    file: 'clause.circom',
    search: 'signal bits[2] <== Num2Bits(2)(in);',
    replace: 'signal bits[3] <== Num2Bits(3)(in);',
    inputs: plus('mode', 4n),
  },
  {
    defence: 'the lower bound fits 64 bits',
    file: 'clause.circom',
    search: 'signal leastBits[64] <== Num2Bits(64)(least);',
    replace: '',
    inputs: operand(0, () => fieldOrder - 1n),
  },
  {
    defence: 'the upper bound fits 64 bits',
    file: 'clause.circom',
    search: 'signal mostBits[64] <== Num2Bits(64)(most);',
    replace: '',
    inputs: operand(1, () => 2n ** 64n),
  },
  {
    defence: 'the value is not below the range',
    file: 'clause.circom',
    search: 'signal aboveBits[64] <== Num2Bits(64)(value - least);',
    replace: '',
    inputs: operand(0, (born) => born + 1n),
  },
  {
    defence: 'the value is not above the range',
    file: 'clause.circom',
    search: 'signal belowBits[64] <== Num2Bits(64)(most - value);',
    replace: '',
    inputs: operand(1, (born) => born - 1n),
  },
  {
    defence: 'the value is in the set',
    file: 'clause.circom',
    search: 'isIn * (1 - isMember) === 0;',
    replace: '',
    inputs: set(2n, (born) => born + 1n),
  },
  {
    defence: 'the value is not in the set',
    file: 'clause.circom',
    search: 'isOut * isMember === 0;',
    replace: '',
    inputs: set(3n, (born) => born),
  },
  {
    defence: 'the holder is the one the commitment binds',
    file: 'holder.circom',
    search: 'committed === commitment;',
    replace: '',
    inputs: plus('secret', 1n),
  },
  {
    defence: 'today is a day',
    file: 'holder.circom',
    search: 'signal todayBits[17] <== Num2Bits(17)(today);',
    replace: '',
    inputs: (honest) => ({ ...honest, today: [fieldOrder - 1n] }),
  },
  {
    defence: 'the attributes still count today',
    file: 'holder.circom',
    search: 'signal daysLeftBits[17] <== Num2Bits(17)(expiry - today);',
    replace: '',
    inputs: (honest) => ({ ...honest, today: [(honest['expiry']?.[0] ?? 0n) + 1n] }),
  },
  {
    defence: 'the value of a large set is what was committed to',
    file: 'prove-set.circom',
    circuit: 'set-256',
    search: 'opened === root;',
    replace: '',
    inputs: plus('salt', 1n),
  },
  {
    defence: 'the value is in the large set',
    file: 'prove-set.circom',
    circuit: 'set-256',
    search: 'contained === setRoot;',
    replace: '',
    inputs: plus('setRoot', 1n),
  },
]
