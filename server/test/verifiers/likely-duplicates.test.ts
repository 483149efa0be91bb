import type { Claim } from '@did/domain/claim/claim'
import type { OpenedRequest, VerificationRequest } from '@did/domain/verification-request/verification-request'
import { expect } from 'vitest'
import { buildDid, buildUser, buildVerifiedClaim, buildVerifier, type Person, revoke } from '../rig/builders.ts'
import { test } from '../rig/test.ts'

const ward = { field: 'ward', label: 'Ward', kind: 'text', value: 'Pediatrics' }
const placement = { type: 'employment', title: 'Placement', description: 'x', holderName: 'Maya Rossi', fields: [ward] }

async function ask(owner: Person, verifier: Person, change: Partial<typeof placement> = {}) {
  const did = await buildDid(owner)
  const claim = await owner.client.ok<Claim>('POST', '/api/claims', { ...placement, ...change, didId: did.id })
  const body = { claimId: claim.id, verifierId: verifier.user.id }
  return owner.client.ok<VerificationRequest>('POST', '/api/verification-requests', body)
}

test('a verifier sees an identical claim of the same owner and of another wallet, with the reasons', async ({
  node,
}) => {
  const [owner, other, verifier] = [await buildUser(node), await buildUser(node), await buildVerifier(node)]
  const first = await ask(owner, verifier)
  const second = await ask(other, verifier, { title: 'placement ', holderName: 'MAYA  Rossi' })
  const renamed = await ask(other, verifier, { title: 'Clinical placement' })
  await ask(other, verifier, { holderName: 'Ada Berg' })
  await ask(other, verifier, { title: 'Job', fields: [{ ...ward, value: 'Surgery' }] })
  await ask(owner, await buildVerifier(node))
  const asked = await ask(owner, verifier)
  const { likelyDuplicates } = await verifier.client.ok<OpenedRequest>('GET', `/api/verification-requests/${asked.id}`)
  const same = { isSameOwner: true, isSameTitle: true, areSameFields: true, status: 'pending' }
  expect(likelyDuplicates).toMatchObject([
    { ...same, id: renamed.id, isSameOwner: false, isSameTitle: false },
    { ...same, id: second.id, isSameOwner: false, username: other.user.username },
    { ...same, id: first.id },
  ])
})

test('two claims without a holder’s name do not count as duplicates of each other', async ({ node }) => {
  const [owner, verifier] = [await buildUser(node), await buildVerifier(node)]
  await ask(owner, verifier, { holderName: '' })
  const asked = await ask(owner, verifier, { holderName: '' })
  const opened = await verifier.client.ok<OpenedRequest>('GET', `/api/verification-requests/${asked.id}`)
  expect(opened.likelyDuplicates).toEqual([])
})

test('a request whose confirmation the verifier revoked is told as withdrawn, with the day of that', async ({
  node,
}) => {
  const [owner, verifier] = [await buildUser(node), await buildVerifier(node)]
  const did = await buildDid(owner)
  const claim = await owner.client.ok<Claim>('POST', '/api/claims', { ...placement, didId: did.id })
  await buildVerifiedClaim(owner, verifier, { claim })
  const { revokedAt } = await revoke(verifier, claim, 'no-longer-true')
  const asked = await ask(owner, verifier)
  const { likelyDuplicates } = await verifier.client.ok<OpenedRequest>('GET', `/api/verification-requests/${asked.id}`)
  expect(likelyDuplicates).toMatchObject([{ status: 'withdrawn', at: revokedAt }])
})
