import { afterAll, beforeAll, expect, test, vi } from 'vitest'

// zod's classic build would take most of the size budget of the public verdict page.
vi.mock('zod', () => {
  throw new Error('a file of the public page reaches zod classic')
})

// Without `resetModules`, other test files would get the modules that this file has loaded.
beforeAll(() => {
  vi.resetModules()
})
afterAll(() => {
  vi.resetModules()
})

test.each([
  ['share-link.ts', () => import('../share/share-link.ts')],
  ['claim-attestation.ts', () => import('../attestation/claim-attestation.ts')],
  ['claim-revocation.ts', () => import('../attestation/claim-revocation.ts')],
  ['claim-leaves.ts', () => import('../attestation/claim-leaves.ts')],
  ['verdict.ts', () => import('./verdict.ts')],
  ['find-facts.ts', () => import('./find-facts.ts')],
  ['find-own-name.ts', () => import('./find-own-name.ts')],
  ['counterfactual-signature.ts', () => import('../signature/counterfactual-signature.ts')],
  ['key-loss.ts', () => import('../chain/key-loss.ts')],
  ['controlled-share.ts', () => import('../share/controlled-share.ts')],
])('the file %s loads without zod classic', async (_, load) => {
  await expect(load()).resolves.toBeTypeOf('object')
})

test('importing zod classic fails in this test file, so a file of the public page that loads it is noticed', async () => {
  await expect(import('zod')).rejects.toThrow()
})
