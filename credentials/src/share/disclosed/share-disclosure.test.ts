import type { ClaimLeaf } from '@did/domain/claim/claim'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { detailsRoot } from '../../attestation/claim-leaves.ts'
import { joinBytes, readBytes } from '../share-bytes.ts'
import {
  decodeTree,
  discloseLeaves,
  encodeDisclosure,
  hashDisclosure,
  listOpened,
  type TreeDisclosure,
} from './share-disclosure.ts'

const leaf = (field: string, fill = '5a'): ClaimLeaf => ({ field, value: `of ${field}`, salt: `0x${fill.repeat(32)}` })
const some = ['a', 'b', 'c', 'd', 'e'].map((field) => leaf(field))
const disclose = (fields: string[], leaves = some) => {
  const tree = discloseLeaves(leaves, fields)
  if (!tree) throw new Error('nothing was opened')
  return tree
}
const decode = (bytes: Uint8Array) => {
  const reader = readBytes(bytes)
  const tree = decodeTree(reader)
  reader.end()
  return tree
}
const unreadable = expect.objectContaining({ code: 'share-unreadable' })

test('the disclosure of opened fields has the same root as the tree of all leaves, whichever fields are opened', () => {
  const texts = fc.string({ unit: 'grapheme', maxLength: 20 })
  const salts = fc.uint8Array({ minLength: 32, maxLength: 32 }).map((bytes): `0x${string}` => `0x${bytes.toHex()}`)
  const leafSets = fc.uniqueArray(fc.record({ field: texts, value: texts, salt: salts }), {
    selector: ({ field }) => field,
    minLength: 1,
    maxLength: 12,
  })
  fc.assert(
    fc.property(leafSets, fc.infiniteStream(fc.boolean()), (leaves, choices) => {
      const opened = leaves.filter(() => choices.next().value)
      fc.pre(opened.length > 0)
      const tree = disclose(
        opened.map(({ field }) => field),
        leaves,
      )
      expect(hashDisclosure(tree)).toBe(detailsRoot(leaves))
      expect(decode(encodeDisclosure(tree))).toEqual(tree)
      expect(listOpened(tree)).toEqual(opened.toSorted((x, y) => (x.field < y.field ? -1 : 1)))
    }),
  )
})

test('the disclosure of opened fields contains only one hash for a whole subtree without an opened field', () => {
  const tree = disclose(['e'])
  expect(tree).toMatchObject({ left: { kind: 'closed' }, right: { kind: 'opened' } })
  expect(encodeDisclosure(tree).length).toBe(1 + 33 + 1 + 2 + 5 + 32)
})

test('the disclosure of opened fields is null when no field is opened, and cannot be built for a field that the claim lacks', () => {
  expect(discloseLeaves(some, [])).toBeNull()
  expect(() => discloseLeaves(some, ['z'])).toThrow(expect.objectContaining({ code: 'invalid-input' }))
  expect(() => discloseLeaves([], ['a'])).toThrow(expect.objectContaining({ code: 'invalid-input' }))
})

const closed: TreeDisclosure = { kind: 'closed', hash: `0x${'11'.repeat(32)}` }
const opened = (field: string): TreeDisclosure => ({ kind: 'opened', leaf: leaf(field) })
const node = (left: TreeDisclosure, right: TreeDisclosure): TreeDisclosure => ({ kind: 'node', left, right })

test.each<[string, TreeDisclosure]>([
  ['a tree without an opened field', closed],
  ['a closed subtree that is written as two closed nodes', node(node(closed, closed), opened('a'))],
  ['a field named twice', node(opened('a'), opened('a'))],
  ['fields out of order', node(opened('b'), node(closed, opened('a')))],
])('the disclosure decoder refuses %s', (_, tree) => {
  expect(() => decode(encodeDisclosure(tree))).toThrow(unreadable)
})

test('the disclosure decoder refuses a tree with an unknown kind of part, a tree that was cut, and bytes behind a tree', () => {
  const bytes = encodeDisclosure(disclose(['b', 'd']))
  expect(() => decode(joinBytes(Uint8Array.of(3), bytes.slice(1)))).toThrow(unreadable)
  expect(() => decode(joinBytes(bytes, Uint8Array.of(0)))).toThrow(unreadable)
  for (let length = 0; length < bytes.length; length++) expect(() => decode(bytes.slice(0, length))).toThrow(unreadable)
})

test('the disclosure decoder refuses a tree that is so deep that decoding would exhaust the stack', () => {
  expect(() => decode(new Uint8Array(20_000).fill(2))).toThrow(unreadable)
})
