import type { ClaimLeaf } from '@did/domain/claim/claim'
import fc from 'fast-check'
import { encodeAbiParameters, encodePacked, keccak256, parseAbiParameters } from 'viem/utils'
import { expect, test } from 'vitest'
import { claimHash, detailsRoot, publishHash } from './claim-leaves.ts'

const zero = `0x${'00'.repeat(32)}` as const
const leaf = (field: string, value: string, fill = '5a'): ClaimLeaf => ({ field, value, salt: `0x${fill.repeat(32)}` })

const hashOfLeaf = ({ field, value, salt }: ClaimLeaf) => {
  const encoded = encodeAbiParameters(parseAbiParameters('string, string, bytes32'), [field, value, salt])
  return keccak256(encodePacked(['bytes1', 'bytes'], ['0x00', encoded]))
}
const hashOfNode = (left: `0x${string}`, right: `0x${string}`) =>
  keccak256(encodePacked(['bytes1', 'bytes32', 'bytes32'], ['0x01', left, right]))

const texts = fc.string({ unit: 'grapheme', maxLength: 20 })
const salts = fc.uint8Array({ minLength: 32, maxLength: 32 }).map((bytes): `0x${string}` => `0x${bytes.toHex()}`)
const leafSets = fc.uniqueArray(fc.record({ field: texts, value: texts, salt: salts }), {
  selector: ({ field }) => field,
  minLength: 1,
  maxLength: 9,
})

test('the hash `details` of a claim is the root of an RFC 6962 tree, whose leaves are in the order of their field names', () => {
  const [a, b, c, d, e] = [leaf('a', '1'), leaf('b', '2'), leaf('c', '3'), leaf('d', '4'), leaf('e', '5')]
  const [ha, hb, hc, hd, he] = [hashOfLeaf(a), hashOfLeaf(b), hashOfLeaf(c), hashOfLeaf(d), hashOfLeaf(e)]
  expect(detailsRoot([a])).toBe(ha)
  expect(detailsRoot([b, a])).toBe(hashOfNode(ha, hb))
  expect(detailsRoot([c, a, b])).toBe(hashOfNode(hashOfNode(ha, hb), hc))
  expect(detailsRoot([e, d, c, b, a])).toBe(hashOfNode(hashOfNode(hashOfNode(ha, hb), hashOfNode(hc, hd)), he))
})

test('the hash `details` of a claim never changes for the same leaves (golden vector)', () => {
  expect(detailsRoot([leaf('description', 'Graduated with distinction'), leaf('grade', '1,0', 'a5')])).toBe(
    '0x1155571b730ae6a50e1979ac0323f9e9e171b2caa66382152030de28581af245',
  )
})

test('the hash `details` of a claim is zero when the claim has no leaves', () => {
  expect(detailsRoot([])).toBe(zero)
})

test('the hash `details` of a claim does not depend on the order in which the leaves are given', () => {
  fc.assert(
    fc.property(leafSets, (leaves) => {
      expect(detailsRoot(leaves.toReversed())).toBe(detailsRoot(leaves))
    }),
  )
})

test('the hash `details` of a claim differs for any two different sets of leaves', () => {
  fc.assert(
    fc.property(leafSets, leafSets, (some, others) => {
      const inOrder = (leaves: ClaimLeaf[]) => JSON.stringify(leaves.toSorted((a, b) => (a.field < b.field ? -1 : 1)))
      fc.pre(inOrder(some) !== inOrder(others))
      expect(detailsRoot(some)).not.toBe(detailsRoot(others))
    }),
  )
})

test('the hash `details` of a claim changes when a letter moves from the value of a field to the name of the field', () => {
  expect(detailsRoot([leaf('ab', 'c')])).not.toBe(detailsRoot([leaf('a', 'bc')]))
})

test('the hash `details` of a claim cannot be computed when two leaves name the same field, or when a text is malformed', () => {
  expect(() => detailsRoot([leaf('grade', '1'), leaf('a', ''), leaf('grade', '4')])).toThrow('"grade" appears twice')
  expect(() => detailsRoot([leaf('grade', '\ud800')])).toThrow('well-formed')
})

const claim = { type: 'education', title: 'MSc', issuer: 'Universität', issueDate: '2026-11-21', details: zero }

test('claimHash is keccak256(abi.encode(claimType, title, issuer, issueDate, details)), as in the contract', () => {
  const encoded = encodeAbiParameters(parseAbiParameters('string, string, string, string, bytes32'), [
    'education',
    'MSc',
    'Universität',
    '2026-11-21',
    zero,
  ])
  expect(claimHash(claim)).toBe(keccak256(encoded))
  expect(claimHash(claim)).toBe('0x86c3bd38a20ce13c5e8aaba76ae0b18f9f9214197703e3cacda959d4997e67dd')
})

test('publishHash is keccak256(abi.encode(claimType, title, description, issuer)), as in the contract', () => {
  const text = (value: string) => {
    const bytes = new TextEncoder().encode(value).toHex()
    return number(bytes.length / 2) + bytes.padEnd(Math.ceil(bytes.length / 64) * 64, '0')
  }
  const number = (value: number) => value.toString(16).padStart(64, '0')
  const words = `${[0x80, 0xc0, 0x100, 0x140].map(number).join('')}${['kyc', 'A', 'B', 'C'].map(text).join('')}`
  expect(publishHash({ type: 'kyc', title: 'A', description: 'B', issuer: 'C' })).toBe(keccak256(`0x${words}`))
})

test('claimHash and publishHash cannot be computed for text that is not well-formed', () => {
  expect(() => claimHash({ ...claim, title: '\udfff' })).toThrow('well-formed')
  expect(() => publishHash({ ...claim, description: '\udfff' })).toThrow('well-formed')
})
