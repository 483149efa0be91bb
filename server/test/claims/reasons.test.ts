import type { Notification } from '@did/domain/account/notification'
import type { ClaimRevocation } from '@did/domain/attestation/revocation-record'
import type { Claim } from '@did/domain/claim/claim'
import type { VerificationRequest } from '@did/domain/verification-request/verification-request'
import { expect } from 'vitest'
import {
  buildClaim,
  buildRequest,
  buildUser,
  buildVerifiedClaim,
  buildVerifier,
  type Person,
  revoke,
} from '../rig/builders.ts'
import type { Node } from '../rig/stack.ts'
import { test } from '../rig/test.ts'

// A verifier's reasons and questions stay between this verifier and the owner. Another verifier of
// the same claim must read neither the reasons for this verifier's rejections and revocations nor
// this verifier's questions.

const words = {
  rejection: 'The register does not know this diploma',
  withdrawal: 'The examination board found it forged',
  question: 'Which campus was it?',
  answer: 'The one by the lake',
}
let node: Node
let owner: Person
let verifier: Person
let other: Person
let claimId: number
let requestId: number
test.beforeAll(async ({ installation }) => {
  node = await installation.startNode()
  ;[owner, verifier, other] = [await buildUser(node), await buildVerifier(node), await buildVerifier(node)]
  const claim = await buildClaim(owner)
  claimId = claim.id
  // The other verifier has attested this claim and has a pending request about it. So it may read
  // everything that a verifier may read about the claim.
  await buildVerifiedClaim(owner, other, { claim })
  requestId = (await buildRequest(owner, other, claim)).request.id

  const { request } = await buildRequest(owner, verifier, claim)
  const path = `/api/verification-requests/${request.id}`
  await verifier.client.ok('POST', `${path}/question`, { text: words.question })
  await owner.client.ok('POST', `${path}/answer`, { text: words.answer })
  await verifier.client.ok('PUT', `${path}/status`, { status: 'rejected', reason: words.rejection })
  await buildVerifiedClaim(owner, verifier, { claim })
  await revoke(verifier, claim, words.withdrawal)
})

const readHistory = ({ client }: Person) => client.ok('GET', `/api/claims/${claimId}/history`)
const readRevocations = ({ client }: Person) =>
  client.ok<ClaimRevocation[]>('GET', `/api/claims/${claimId}/revocations`)
const tellsWords = (read: unknown) => Object.values(words).filter((text) => JSON.stringify(read).includes(text))

test('the history of a claim shows a verifier’s reasons only to the owner and to this verifier', async () => {
  expect(tellsWords(await readHistory(owner))).toEqual(Object.values(words))
  expect(tellsWords(await readHistory(verifier))).toEqual(Object.values(words))
  expect(tellsWords(await readHistory(other))).toEqual([])
})

test('the list of a claim’s revocations shows a verifier only the reasons that this verifier wrote', async () => {
  expect(await readRevocations(owner)).toMatchObject([{ reason: words.withdrawal }])
  expect(await readRevocations(verifier)).toMatchObject([{ reason: words.withdrawal }])
  expect(await readRevocations(other)).toEqual([])
})

test('no answer, notification or export for another verifier contains a verifier’s reasons', async () => {
  const { client, user } = other
  for (const path of [
    '/api/claims/did/1',
    `/api/verification-requests/verifier/${user.id}`,
    `/api/verification-requests/${requestId}`,
    '/api/attestations',
    '/api/notifications',
    '/api/export',
  ])
    expect({ path, told: tellsWords(await client.ok('GET', path)) }).toEqual({ path, told: [] })
})

test('the owner’s list of requests shows which approved request has a revoked attestation, and why it was revoked', async () => {
  const requests = await owner.client.ok<VerificationRequest[]>(
    'GET',
    `/api/verification-requests/requester/${owner.user.id}`,
  )
  expect(requests.filter(({ verifierId }) => verifierId === verifier.user.id)).toMatchObject([
    { status: 'approved', withdrawal: { reason: words.withdrawal, withdrawnAt: expect.any(String) } },
    { status: 'rejected', reason: words.rejection },
  ])
  expect(tellsWords(await owner.client.ok<Notification[]>('GET', '/api/notifications'))).toEqual([
    words.rejection,
    words.withdrawal,
  ])
})

test('an owner’s claim shows which verifier revoked its attestation, and the verifier’s reason', async () => {
  const [found] = await owner.client.ok<Claim[]>('GET', `/api/claims/user/${owner.user.id}`)
  const asked = found?.asked.find(({ verifierId }) => verifierId === verifier.user.id)
  expect(asked).toMatchObject({ status: 'withdrawn', reason: words.withdrawal })
})
