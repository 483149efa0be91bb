import { expect, test } from 'vitest'
import { buildClaimLeaves, detailsRoot } from './claim-leaves.ts'

const randomBytes = (length: number) => crypto.getRandomValues(new Uint8Array(length))
const fields = [
  { field: 'description', value: 'Graduated with distinction' },
  { field: 'chainRecord', value: 'none' },
  { field: 'grade', value: '1.0' },
]

test('the root does not depend on the order of the leaves', () => {
  const leaves = buildClaimLeaves(fields, randomBytes)
  expect(detailsRoot(leaves.toReversed())).toBe(detailsRoot(leaves))
})

test('refuses a field named twice', () => {
  expect(() => buildClaimLeaves([...fields, { field: 'grade', value: '4.0' }], randomBytes)).toThrow('appears twice')
})
