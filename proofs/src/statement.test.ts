import type { ProofStatement } from '@did/domain/proof/proof'
import type { Clause } from '@did/domain/proof/proof-clause'
import { expect, test } from 'vitest'
import { dayNumber, maximumNumber } from './attributes/encoding.ts'
import { fieldOrder, toBytes32 } from './attributes/field-element.ts'
import { fieldTag } from './attributes/field-tag.ts'
import { setRoot, setTree } from './attributes/value-set.ts'
import { circuitClauses, circuitOf, publicSignals } from './statement.ts'

const birth = { field: 'dateOfBirth', encoding: 'date' } as const
const country = { field: 'country', encoding: 'country' } as const
const statement = (...clauses: Clause[]): ProofStatement => ({ type: 'CustomProof', clauses })
const operandsOf = (clause: Clause) => circuitClauses(statement(clause))[0]?.operands
const us = 0x5553n
const de = 0x4445n

test('the operands of a range clause are its two bounds and then zeros, and the least or the greatest number takes the place of a missing bound', () => {
  const [clause] = circuitClauses(statement({ ...birth, mode: 'range', most: '2008-11-21' }))
  expect(clause?.tag).toBe(fieldTag('dateOfBirth', 'date'))
  expect(clause?.mode).toBe(1n)
  expect(clause?.operands).toEqual([0n, BigInt(dayNumber('2008-11-21')), 0n, 0n, 0n, 0n, 0n, 0n])
  expect(operandsOf({ ...birth, mode: 'range', least: '1900-01-02' })?.slice(0, 2)).toEqual([1n, maximumNumber])
})

test('the operands of a set clause are its members, and the first member fills the unused places', () => {
  expect(operandsOf({ ...country, mode: 'in', members: ['US', 'DE'] })).toEqual([us, de, us, us, us, us, us, us])
  expect(operandsOf({ ...country, mode: 'not-in', members: ['DE'] })).toEqual(Array(8).fill(de))
})

test('a clause that only says that an attribute is known excludes a number that no value can have', () => {
  expect(circuitClauses(statement({ ...birth, mode: 'known' }))[0]?.mode).toBe(3n)
  expect(operandsOf({ ...birth, mode: 'known' })).toEqual(Array(8).fill(fieldOrder - 1n))
})

test('a range clause is refused without a bound, with a lower bound above the upper bound, and for values that have no order', () => {
  expect(() => operandsOf({ ...birth, mode: 'range' })).toThrow('has a bound')
  expect(() => operandsOf({ ...birth, mode: 'range', least: '2009-01-01', most: '2008-01-01' })).toThrow('begins')
  expect(() => operandsOf({ ...country, mode: 'range', least: 'DE' })).toThrow('none is greater')
  expect(() => operandsOf({ field: 'name', encoding: 'text', mode: 'range', least: 'A' })).toThrow('none is greater')
  expect(() => operandsOf({ ...birth, mode: 'range', least: '18' })).toThrow('no day')
})

test('a statement with one clause, a statement with two to four clauses, and a statement with one clause about a large set have different circuits', () => {
  const members = Array.from({ length: 9 }, (_, place) => String(place))
  const level = { field: 'level', encoding: 'number', mode: 'in' } as const
  expect(circuitOf(statement({ ...level, members: members.slice(1) }))).toBe('one-clause')
  expect(circuitOf(statement({ ...level, members }))).toBe('set-256')
  expect(circuitOf(statement({ ...birth, mode: 'known' }, { ...country, mode: 'known' }))).toBe('four-clauses')
  const twoClauses = statement({ ...level, members }, { ...birth, mode: 'known' })
  expect(() => circuitClauses(twoClauses)).toThrow('one to 8')
})

test('in the circuit with four clauses, every clause that a statement does not use consists of zeros', () => {
  const clauses = circuitClauses(statement({ ...birth, mode: 'known' }, { ...country, mode: 'known' }))
  expect(clauses.slice(2)).toEqual(Array(2).fill({ tag: 0n, mode: 0n, operands: Array(8).fill(0n) }))
  expect(() => circuitClauses(statement())).toThrow('one to four')
})

test('the public signals of a statement change with its field, encoding and bound, and with the context, commitment and day', async () => {
  const binding = { nullifier: toBytes32(1n), commitment: toBytes32(2n), context: toBytes32(3n), today: 4 }
  const said = statement({ field: 'level', encoding: 'number', mode: 'range', least: '1' })
  const variants = await Promise.all([
    publicSignals(said, binding),
    publicSignals(statement({ field: 'creditScore', encoding: 'number', mode: 'range', least: '1' }), binding),
    publicSignals(statement({ field: 'level', encoding: 'decimal', mode: 'range', least: '0.01' }), binding),
    publicSignals(statement({ field: 'level', encoding: 'number', mode: 'range', least: '2' }), binding),
    publicSignals(said, { ...binding, context: toBytes32(9n) }),
    publicSignals(said, { ...binding, commitment: toBytes32(9n) }),
    publicSignals(said, { ...binding, today: 9 }),
  ])
  expect(new Set(variants.map(String)).size).toBe(variants.length)
})

test('the first member of a set fills the set’s tree up to 256 leaves, and the path of a member has eight siblings', () => {
  const members = [5n, 6n, 7n]
  expect(setRoot(members)).toBe(setRoot([...members, ...Array(253).fill(5n)]))
  expect(setRoot(members)).not.toBe(setRoot([...members, ...Array(253).fill(0n)]))
  const { find } = setTree(members)
  expect(find(7n)).toMatchObject({ index: 2 })
  expect(find(7n)?.path).toHaveLength(8)
  expect(find(0n)).toBe(null)
  expect(() => setRoot([])).toThrow('1 to 256')
  expect(() => setRoot(Array(257).fill(1n))).toThrow('1 to 256')
})
