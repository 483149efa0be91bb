import type { Hex } from '@did/domain/hex'
import fc from 'fast-check'
import { keccak256 } from 'viem'
import { expect, test } from 'vitest'
import { indexKey } from './block-header.ts'
import { buildTrie } from './build-trie.ts'
import { collectPreimages, readTrie } from './read-trie.ts'

const hexOf = (length: { minLength: number; maxLength: number }) =>
  fc.uint8Array(length).map((bytes): Hex => `0x${bytes.toHex()}`)
const keys = fc.uniqueArray(hexOf({ minLength: 3, maxLength: 3 }), { minLength: 1, maxLength: 60 })
const values = fc.array(hexOf({ minLength: 1, maxLength: 90 }), { minLength: 60, maxLength: 60 })

test('a trie gives the value of each of its keys, and null for every other key', () => {
  fc.assert(
    fc.property(keys, values, hexOf({ minLength: 3, maxLength: 3 }), (known, texts, other) => {
      const { root, nodes } = build(known, texts)
      const preimages = collectPreimages(nodes)
      for (const [place, key] of known.entries()) expect(readTrie(preimages, root, key)).toBe(texts[place])
      if (!known.includes(other)) expect(readTrie(preimages, root, other)).toBeNull()
    }),
  )
})

test('a trie never gives a wrong value when one of its nodes is missing', () => {
  fc.assert(
    fc.property(keys, values, fc.nat(), (known, texts, which) => {
      const { root, nodes } = build(known, texts)
      const missing = nodes[which % nodes.length]
      const preimages = collectPreimages(nodes.filter((node) => node !== missing))
      for (const [place, key] of known.entries()) {
        const told = tell(() => readTrie(preimages, root, key))
        expect([texts[place], 'missing']).toContain(told)
      }
    }),
  )
})

test('an empty trie has the root that Ethereum gives a block without transactions', () => {
  expect(buildTrie([]).root).toBe('0x56e81f171bcc55a6ff8345e692c0f86e5b48e01b996cadc001622fb5e363b421')
})

test('a trie of two hundred receipts gives each receipt by its place in the block', () => {
  const entries = Array.from({ length: 200 }, (_, index) => ({
    key: indexKey(index),
    value: keccak256(indexKey(index)),
  }))
  const { root, nodes } = buildTrie(entries)
  const preimages = collectPreimages(nodes)
  for (const { key, value } of entries) expect(readTrie(preimages, root, key)).toBe(value)
  expect(readTrie(preimages, root, indexKey(200))).toBeNull()
})

const build = (known: readonly Hex[], texts: readonly Hex[]) =>
  buildTrie(known.map((key, place) => ({ key, value: texts[place] ?? '0x01' })))

function tell(read: () => Hex | null): Hex | null | 'missing' {
  try {
    return read()
  } catch {
    return 'missing'
  }
}
