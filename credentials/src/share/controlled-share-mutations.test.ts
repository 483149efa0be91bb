import { shareIdSchema } from '@did/domain/ids'
import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { buildAttestedProof, buildPayload, shareId } from '../../test/fixtures.ts'
import { changes, mutate, mutateBytes, rounds } from '../../test/mutations.ts'
import { openControlledShare, sealControlledShare } from './controlled-share.ts'
import { buildShareFile } from './share-file.ts'
import { shareKeyBytes, toShareKey } from './share-key.ts'

// On a busy machine, many changed shares take longer than the time that vitest gives a test.
vi.setConfig({ testTimeout: 300_000 })

const proof = await buildAttestedProof()
const key = toShareKey(new Uint8Array(32).fill(7))
const sealed = {
  shareId,
  key,
  ciphertext: await sealControlledShare(
    { shareId, key, file: buildShareFile({ payload: buildPayload(proof.message), proof }) },
    (length) => new Uint8Array(length).fill(9),
  ),
}
const bytes = Uint8Array.fromBase64(sealed.ciphertext)

const anyChange = fc.oneof(
  { arbitrary: changes.map((list) => ({ ciphertext: mutateBytes(bytes, list).toBase64() })), weight: 4 },
  { arbitrary: changes.map((list) => ({ ciphertext: mutate(sealed.ciphertext, 0, list) })), weight: 2 },
  changes.map((list) => ({
    key: toShareKey(
      mutateBytes(
        shareKeyBytes(key),
        list.map((each) => ({ ...each, kind: 'replace' })),
      ),
    ),
  })),
  fc.uint8Array({ minLength: 16, maxLength: 16 }).map((id) => ({
    shareId: shareIdSchema.parse(id.toBase64({ alphabet: 'base64url', omitPadding: true })),
  })),
)

test('a controlled share cannot be opened after any of many random changes to its ciphertext, key or id', async () => {
  expect(await openControlledShare(sealed)).toMatchObject({ kind: 'attested', shareId })
  await fc.assert(
    fc.asyncProperty(anyChange, async (change) => {
      const changed = { ...sealed, ...change }
      fc.pre(JSON.stringify(changed) !== JSON.stringify(sealed))
      expect(await openControlledShare(changed)).toEqual({ kind: 'unreadable', code: 'share-unreadable' })
    }),
    { numRuns: rounds },
  )
})
