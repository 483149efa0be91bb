import type { Hex } from '@did/domain/hex'
import { poseidon2 } from 'poseidon-lite/poseidon2'
import { poseidon3 } from 'poseidon-lite/poseidon3'
import { poseidon5 } from 'poseidon-lite/poseidon5'
import { expect, test } from 'vitest'
import {
  attributeRoot,
  attributeTree,
  commitAttributes,
  commitRoot,
  holderKey,
  nullifierOf,
  rootOfPath,
  slotLeaf,
} from './commitment.ts'
import { toBytes32 } from './field-element.ts'
import { type Attribute, noExpiry, openSlots, type SlotOpening, schemaKey } from './slots.ts'

const filled = (length: number) => new Uint8Array(length).fill(7)
const random = (length: number) => crypto.getRandomValues(new Uint8Array(length))
const attributes: Attribute[] = [
  { field: 'name', encoding: 'text', value: 'Ada Lovelace' },
  { field: 'dateOfBirth', encoding: 'date', value: '2000-02-29' },
]
const secret = toBytes32(42n)
const terms = { holder: holderKey(secret), schema: schemaKey('identity'), expiry: noExpiry }

test('the hash over attributes is Poseidon as in circomlib (circomlib’s own test vectors)', () => {
  expect(poseidon2([1, 2])).toBe(7853200120776062878684798364095072458815029376092732009249414926327459813530n)
  expect(poseidon3([1, 2, 3])).toBe(6542985608222806190361240322586112750744169038454362455181422643027100751666n)
  expect(poseidon5([1, 2, 0, 0, 0])).toBe(1018317224307729531995786483840663576608797660851238720571059489595066344487n)
})

test('the commitment to the same attributes never changes (golden vector)', () => {
  expect(commitAttributes(openSlots(attributes, filled), terms)).toMatchInlineSnapshot(
    `"0x12ed6247e03a8bffabf4f301270808e3e6a1d0fe1de514a4ded24d9ea6106cba"`,
  )
})

test('a commitment changes when a value, field, encoding, salt, slot, holder, schema or expiry changes', () => {
  const slots = openSlots(attributes, random)
  const [first, second, ...empty] = slots as [SlotOpening, SlotOpening, ...SlotOpening[]]
  const salt = toBytes32(5n)
  const commitments = [
    commitAttributes(slots, terms),
    ...[
      [{ ...first, value: 'Ada' }, second, ...empty],
      [{ ...first, field: 'employer' }, second, ...empty],
      [first, { ...second, encoding: 'text' as const }, ...empty],
      [{ ...first, salt }, second, ...empty],
      [second, first, ...empty],
      [first, { encoding: 'empty' as const, salt: second.salt }, ...empty],
      [first, second, ...empty.slice(0, -1), { encoding: 'empty' as const, salt }],
    ].map((others) => commitAttributes(others as SlotOpening[], terms)),
    commitAttributes(slots, { ...terms, holder: holderKey(toBytes32(43n)) }),
    commitAttributes(slots, { ...terms, schema: schemaKey('kyc') }),
    commitAttributes(slots, { ...terms, expiry: noExpiry - 1 }),
  ]
  expect(new Set(commitments).size).toBe(commitments.length)
})

test('a commitment is refused for a wrong number of slots, and if a field is repeated or a value, salt or expiry is malformed', () => {
  const slots = openSlots(attributes, random)
  expect(() => commitAttributes(slots.slice(1), terms)).toThrow('16 slots')
  expect(() => openSlots([...attributes, ...attributes], random)).toThrow('twice')
  expect(() => openSlots(Array(17).fill(attributes[0]), random)).toThrow('At most 16')
  expect(() => openSlots([{ field: 'age', encoding: 'number', value: '-1' }], random)).toThrow('no number')
  const short = { ...(slots[0] as SlotOpening), salt: '0x05' as Hex }
  expect(() => commitAttributes([short, ...slots.slice(1)], terms)).toThrow('lower-case hex')
  for (const expiry of [-1, 1.5, noExpiry + 1])
    expect(() => commitAttributes(slots, { ...terms, expiry })).toThrow('day')
})

test('an empty slot and a slot with the value zero have different leaves', () => {
  const salt = toBytes32(9n)
  const zero: SlotOpening = { field: 'creditScore', encoding: 'number', value: '0', salt }
  expect(slotLeaf({ encoding: 'empty', salt })).not.toBe(slotLeaf(zero))
})

test('the leaves of all slots differ, even those of empty slots, because each slot has its own salt', () => {
  const slots = openSlots(attributes, random)
  expect(new Set(slots.map(slotLeaf)).size).toBe(16)
  expect(new Set(slots.map(({ salt }) => salt)).size).toBe(16)
})

test('the opening and the path of one slot give the root of all slots, but not for another slot or another value', () => {
  const slots = openSlots(attributes, random)
  const root = attributeRoot(slots)
  const path = attributeTree(slots).pathOf(1)
  const opening = slots[1] as SlotOpening
  expect(rootOfPath(opening, 1, path)).toBe(root)
  expect(commitRoot(root, terms)).toBe(commitAttributes(slots, terms))
  expect(rootOfPath(opening, 2, path)).not.toBe(root)
  expect(rootOfPath({ ...opening, value: '2000-03-01' } as SlotOpening, 1, path)).not.toBe(root)
  expect(() => rootOfPath(opening, 17, path)).toThrow('path')
  expect(() => rootOfPath(opening, 1, path.slice(1))).toThrow('path')
})

test('two nullifiers are equal exactly when they are for the same holder and the same context', () => {
  const context = toBytes32(1n)
  expect(nullifierOf(secret, context)).toBe(nullifierOf(secret, context))
  expect(nullifierOf(secret, context)).not.toBe(nullifierOf(secret, toBytes32(2n)))
  expect(nullifierOf(secret, context)).not.toBe(nullifierOf(toBytes32(43n), context))
  expect(holderKey(secret)).not.toBe(nullifierOf(secret, context))
})
