import { expect, test, vi } from 'vitest'
import { checkProof } from '../src/check-proof.ts'
import { hasDevelopmentKeys } from '../src/circuit-keys.ts'
import { checkProofForSomebody } from '../src/proof-for-somebody.ts'
import { asProof, context, oneClause, prove, today } from './proof-fixtures.ts'

// In this file, the stamp says that the repository's keys are development keys.
vi.mock('../keys/stamp.json', () => ({ default: { stamp: 'dev' } }))

test('a checker accepts a proof that was made with development keys only if the checker accepts such keys', async () => {
  const made = await prove()
  const { commitment, nullifier } = made.binding
  const expected = { statement: oneClause, commitment, context }
  const inOneDay = { ...expected, days: { from: today - 1, to: today + 1 } }
  const inLink = { ...expected, days: { from: '2026-11-20', to: '2026-11-22' } }
  const shared = { statement: oneClause, today, nullifier, proof: made.proof, audience: 'Club', expiresAt: 1 }
  expect(hasDevelopmentKeys).toBe(true)
  for (const acceptDevelopmentKeys of [true, false]) {
    const ok = acceptDevelopmentKeys ? { ok: true } : { ok: false, code: 'proof-engine-refused' }
    expect(await checkProof(asProof(made), { ...inOneDay, acceptDevelopmentKeys })).toMatchObject(ok)
    expect(await checkProofForSomebody(shared, { ...inLink, acceptDevelopmentKeys })).toMatchObject(ok)
  }
})
