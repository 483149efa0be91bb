import { afterAll, beforeAll, expect, test, vi } from 'vitest'

// The verdict page loads these files before it can say a word; zod's classic build alone would take most of its budget
// (docs/decisions/0004-zod-mini-on-the-public-page.md).
vi.mock('zod', () => {
  throw new Error('a file of the public page reaches zod classic')
})

// What other files loaded before in this worker would not be loaded here; what is loaded here is not for them.
beforeAll(() => {
  vi.resetModules()
})
afterAll(() => {
  vi.resetModules()
})

test.each([
  ['share-link.ts', () => import('./share-link.ts')],
  ['claim-attestation.ts', () => import('./claim-attestation.ts')],
  ['claim-revocation.ts', () => import('./claim-revocation.ts')],
  ['claim-leaves.ts', () => import('./claim-leaves.ts')],
  ['verdict.ts', () => import('./verdict.ts')],
  ['find-facts.ts', () => import('./find-facts.ts')],
  ['counterfactual-signature.ts', () => import('./counterfactual-signature.ts')],
  ['controlled-share.ts', () => import('./controlled-share.ts')],
])('%s loads without zod classic', async (_, load) => {
  await expect(load()).resolves.toBeTypeOf('object')
})

test('the guard above does see zod classic', async () => {
  await expect(import('@did/domain/hex')).rejects.toThrow()
})
