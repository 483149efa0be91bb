import type { Notification } from '@did/domain/account/notification'
import type { User } from '@did/domain/account/user'
import type { Claim } from '@did/domain/claim/claim'
import type { VerificationRequest } from '@did/domain/verification-request/verification-request'
import { expect } from 'vitest'
import {
  buildClaim,
  buildRequest,
  buildUser,
  buildVerification,
  buildVerifiedClaim,
  buildVerifier,
  type Person,
} from '../rig/builders.ts'
import { signedIn } from '../rig/client.ts'
import { freezeInIndex } from '../rig/freeze.ts'
import type { Node } from '../rig/stack.ts'
import { test } from '../rig/test.ts'

let second: Node
let owner: Person
let verifier: Person
test.beforeAll(async ({ installation, node }) => {
  second = await installation.startNode()
  owner = await buildUser(node)
  verifier = await buildVerifier(node)
})

const ask = (claimId: number, verifierId: number) =>
  owner.client.code('POST', '/api/verification-requests', { claimId, verifierId })

test('a new request takes its title and type from the claim, and its requester from the session, whatever the body says', async () => {
  const claim = await buildClaim(owner)
  const { status, body } = await owner.client.call<VerificationRequest>('POST', '/api/verification-requests', {
    didId: 7,
    claimId: claim.id,
    claimType: 'claim',
    claimTitle: 'Another title',
    requesterId: verifier.user.id,
    verifierId: verifier.user.id,
    status: 'approved',
  })
  expect(status).toBe(201)
  expect(body).toEqual({
    id: body.id,
    didId: claim.didId,
    claimId: claim.id,
    claimType: 'education',
    claimTitle: claim.title,
    claimHash: claim.claimHash,
    requesterId: owner.user.id,
    verifierId: verifier.user.id,
    renews: null,
    requestDate: body.requestDate,
    questions: [],
    status: 'pending',
    version: 1,
  })
  const path = `/api/verification-requests/requester/${owner.user.id}?limit=1`
  const named = { name: verifier.user.verifierOrganization, accreditation: 'self-registered' }
  expect(await owner.client.ok('GET', path)).toEqual([{ ...body, verifier: named }])
})

test('a new verification request needs a verifier that exists, is still a verifier and is somebody else than the requester', async ({
  node,
}) => {
  const claim = await buildClaim(owner)
  const nobody = await buildUser(node)
  expect(await ask(claim.id, 999_999)).toBe('422 verifier-unavailable')
  expect(await ask(claim.id, nobody.user.id)).toBe('422 verifier-unavailable')
  const self = await buildVerifier(node)
  const own = await buildClaim(self)
  const body = { claimId: own.id, verifierId: self.user.id }
  expect(await self.client.code('POST', '/api/verification-requests', body)).toBe('422 verifier-unavailable')
})

test('a verifier that reports a stolen key cannot be asked, and the list of verifiers leaves it out', async ({
  node,
}) => {
  const claim = await buildClaim(owner)
  const { client, user } = await buildVerifier(node)
  const isListed = async () => {
    const listed = await owner.client.ok<User[]>('GET', `/api/verifiers?q=${user.username}`)
    return listed.some(({ id }) => id === user.id)
  }
  expect(await isListed()).toBe(true)
  await freezeInIndex(node, client.address)
  expect(await ask(claim.id, user.id)).toBe('422 verifier-unavailable')
  expect(await isListed()).toBe(false)
})

test('a new verification request is refused for a requester without a profile', async ({ node }) => {
  const client = await signedIn(node)
  const claim = await buildClaim({ client })
  const body = { claimId: claim.id, verifierId: verifier.user.id }
  expect(await client.code('POST', '/api/verification-requests', body)).toBe('403 not-allowed')
})

test('a new request is refused while the verifier has another pending request about the same claim, and accepted after the decision', async () => {
  const claim = await buildClaim(owner)
  const answers = await Promise.all(Array.from({ length: 5 }, () => ask(claim.id, verifier.user.id)))
  expect(answers.toSorted()).toEqual(['201 undefined', ...Array(4).fill('409 request-pending')])
  const [waiting] = await owner.client.ok<VerificationRequest[]>(
    'GET',
    `/api/verification-requests/requester/${owner.user.id}?limit=1`,
  )
  await verifier.client.ok('PUT', `/api/verification-requests/${waiting?.id}/status`, { status: 'rejected' })
  expect(await ask(claim.id, verifier.user.id)).toBe('201 undefined')
})

const decide = (request: { id: number }, body: object) =>
  verifier.client.call<VerificationRequest>('PUT', `/api/verification-requests/${request.id}/status`, body)

test('a verifier’s rejection of a request takes effect at once, with its reason, and only once', async () => {
  const { request } = await buildRequest(owner, verifier)
  const { status, body } = await decide(request, { status: 'rejected', reason: ' The seal is missing ' })
  expect(status).toBe(200)
  expect(body).toMatchObject({ status: 'rejected', reason: 'The seal is missing', version: 2 })
  expect((await decide(request, { status: 'rejected' })).body).toMatchObject({ status: 409, code: 'request-decided' })
  expect((await decide(request, { status: 'approved' })).body).toMatchObject({ status: 409, code: 'request-decided' })
})

test('an owner asks about the text that the page showed, and a request that names the hash of another text is refused', async () => {
  const { id: claimId, claimHash, ...claim } = await buildClaim(owner)
  const { type, description, issuer } = claim
  await owner.client.ok('PUT', `/api/claims/${claimId}`, { type, title: 'Doctor of Science', description, issuer })
  const body = { claimId, claimHash, verifierId: verifier.user.id }
  expect(await owner.client.code('POST', '/api/verification-requests', body)).toBe('412 precondition-failed')
})

test('a decision is about the text of its request, and is refused when it names the hash of another text', async () => {
  const { claim, request } = await buildRequest(owner, verifier)
  const { type, description, issuer, claimHash } = claim
  const wording = { type, title: 'Doctor of Science', description, issuer }
  const reworded = await owner.client.ok<Claim>('PUT', `/api/claims/${claim.id}`, wording)
  const rejection = { status: 'rejected', reason: 'No such master' }
  expect((await decide(request, { ...rejection, claimHash: reworded.claimHash })).body).toMatchObject({
    status: 412,
    code: 'precondition-failed',
  })
  expect((await decide(request, { ...rejection, claimHash })).body).toMatchObject({ claimTitle: claim.title })
})

test('a decision may name the hash of the claim’s text in upper case', async () => {
  const { claim, request } = await buildRequest(owner, verifier)
  const claimHash = `0x${claim.claimHash.slice(2).toUpperCase()}`
  expect((await decide(request, { status: 'rejected', claimHash })).body).toMatchObject({ status: 'rejected' })
})

test('a decision cannot set a request to approved while no attestation is stored', async () => {
  const { claim, request } = await buildRequest(owner, verifier)
  expect((await decide(request, { status: 'approved' })).body).toMatchObject({
    status: 409,
    code: 'request-not-approved',
  })
  const [unchanged] = await owner.client.ok<Claim[]>('GET', `/api/claims/did/${claim.didId}`)
  expect(unchanged).toMatchObject({ isVerified: false })
})

test('the decision that approved a request can be sent again any number of times, and the verifier cannot reject the request afterwards', async () => {
  const asked = await buildRequest(owner, verifier)
  const verification = await buildVerification(verifier, asked)
  await verifier.client.ok('PUT', `/api/claims/${asked.claim.id}/verify`, verification)
  for (let n = 0; n < 2; n++) expect((await decide(asked.request, { status: 'approved' })).status).toBe(200)
  expect((await decide(asked.request, { status: 'rejected' })).status).toBe(409)
  expect(await verifier.client.code('PUT', `/api/claims/${asked.claim.id}/verify`, verification)).toBe(
    '409 request-decided',
  )
})

test.each([{ status: 'pending' }, { status: 'maybe' }, {}, { status: true }])(
  'a decision is refused with the unknown or missing status in %j',
  async (body) => {
    const { request } = await buildRequest(owner, verifier)
    expect((await decide(request, body)).status).toBe(400)
  },
)

test('a verifier’s decision about a request notifies the owner exactly once', async ({ node }) => {
  const [person, other] = [await buildUser(node), await buildVerifier(node)]
  const inbox = () => person.client.ok<Notification[]>('GET', '/api/notifications')
  const { claim } = { claim: await buildVerifiedClaim(person, other) }
  expect(await inbox()).toMatchObject([
    { type: 'success', message: `Verification for "${claim.title}" has been approved`, read: false },
  ])
  const { request } = await buildRequest(person, other)
  await other.client.ok('PUT', `/api/verification-requests/${request.id}/status`, { status: 'rejected' })
  expect(await inbox()).toMatchObject([{ type: 'error', data: { id: request.id, status: 'rejected' } }, {}])
  expect(await inbox()).toHaveLength(2)
  const { rows } = await node.ctx.pool.query(
    "select type, data->>'status' as status from events where user_id = $1 order by seq",
    [person.user.id],
  )
  expect(rows).toEqual([
    { type: 'verification_update', status: 'approved' },
    { type: 'claim_verified', status: null },
    { type: 'verification_update', status: 'rejected' },
  ])
})

test('a decision is refused when the verifier has read another version of the request', async () => {
  const { request } = await buildRequest(owner, verifier)
  const path = `/api/verification-requests/${request.id}/status`
  const put = (tag: string) => verifier.client.call('PUT', path, { status: 'rejected' }, { 'if-match': tag })
  expect((await put('"9"')).status).toBe(412)
  expect((await put('"1"')).status).toBe(200)
})

test('a verifier can list only its pending requests, page by page', async ({ node }) => {
  const [owner, verifier] = [await buildUser(node), await buildVerifier(node)]
  const asked = [
    await buildRequest(owner, verifier),
    await buildRequest(owner, verifier),
    await buildRequest(owner, verifier),
  ]
  const [first, second, third] = asked.map(({ request }) => request.id)
  await verifier.client.ok('PUT', `/api/verification-requests/${second}/status`, { status: 'rejected' })
  const path = `/api/verification-requests/verifier/${verifier.user.id}?status=pending`
  expect(await verifier.client.ok('GET', path)).toMatchObject([{ id: third }, { id: first, status: 'pending' }])
  const { headers } = await verifier.client.call('GET', `${path}&limit=1`)
  expect(headers.get('link')).toContain(`status=pending&limit=1&before=${third}`)
  expect(await verifier.client.ok('GET', `${path}&before=${third}`)).toHaveLength(1)
  expect(await verifier.client.code('GET', path.replace('pending', 'secret'))).toBe('400 invalid-input')
})

test('only one of 100 concurrent approvals and 100 rejections decides a request on two nodes', async ({ node }) => {
  const asked = await buildRequest(owner, verifier)
  const verification = await buildVerification(verifier, asked)
  const path = {
    verify: `/api/claims/${asked.claim.id}/verify`,
    status: `/api/verification-requests/${asked.request.id}/status`,
  }
  const onSecond = await signedIn(second)
  onSecond.cookie = verifier.client.cookie
  const clients = [verifier.client, onSecond]
  const answers = await Promise.all(
    Array.from({ length: 100 }).flatMap((_, index) => {
      const client = clients[index % 2] ?? verifier.client
      return [
        client.call('PUT', path.verify, verification).then(({ status }) => ({ kind: 'approved', status })),
        client.call('PUT', path.status, { status: 'rejected' }).then(({ status }) => ({ kind: 'rejected', status })),
      ]
    }),
  )
  const winners = answers.filter(({ status }) => status === 200)
  expect(winners).toHaveLength(1)
  // On a busy machine, some calls may wait for the database or for other calls of the verifier for
  // too long. These calls are answered with 503 or 429.
  const statuses = new Set(answers.map(({ status }) => status)).difference(new Set([429, 503]))
  expect([...statuses].toSorted()).toEqual([200, 409])
  const outcome = winners[0]?.kind

  const count = async (query: string, id: number) => (await node.ctx.pool.query(query, [id])).rows[0].count
  const { rows } = await node.ctx.pool.query('select status from verification_requests where id = $1', [
    asked.request.id,
  ])
  expect(rows).toEqual([{ status: outcome }])
  const attestations = 'select count(*)::int from attestations where claim_id = $1'
  expect(await count(attestations, asked.claim.id)).toBe(outcome === 'approved' ? 1 : 0)
  const notices =
    "select count(*)::int from notifications where (data->>'id')::bigint = $1 and data->>'status' <> 'pending'"
  expect(await count(notices, asked.request.id)).toBe(1)
  const [claim] = await owner.client.ok<Claim[]>('GET', `/api/claims/did/${asked.claim.didId}`)
  expect(claim?.isVerified).toBe(outcome === 'approved')
})
