import type { Notification } from '@did/domain/account/notification'
import type { Claim } from '@did/domain/claim/claim'
import type { ClaimHistory } from '@did/domain/claim/history'
import { type AskedRequest, verificationRequestSchema } from '@did/domain/verification-request/verification-request'
import { expect } from 'vitest'
import { buildRequest, buildUser, buildVerification, buildVerifier, type Person } from '../rig/builders.ts'
import type { Node } from '../rig/stack.ts'
import { test } from '../rig/test.ts'

let node: Node
let owner: Person
let verifier: Person
test.beforeAll(async ({ installation }) => {
  node = await installation.startNode()
  owner = await buildUser(node)
  verifier = await buildVerifier(node)
})

type Asked = Awaited<ReturnType<typeof buildRequest>>
const recall = ({ client }: Person, { id }: { id: number }) => client.code('DELETE', `/api/verification-requests/${id}`)
const listAsked = ({ client, user }: Person) =>
  client.ok<AskedRequest[]>('GET', `/api/verification-requests/verifier/${user.id}`)

test('an owner can take a waiting request back and ask the same verifier again', async () => {
  const { claim, request } = await buildRequest(owner, verifier)
  expect(await recall(owner, request)).toBe('204 undefined')
  expect((await listAsked(verifier)).map(({ id }) => id)).not.toContain(request.id)
  const [found] = await owner.client.ok<Claim[]>('GET', `/api/claims/did/${claim.didId}`)
  expect(found?.asked).toEqual([])
  const again = await buildRequest(owner, verifier, claim)
  expect(again.request.id).not.toBe(request.id)
})

const replace = ({ client }: Person, to: Person, { claim, request }: Pick<Asked, 'claim' | 'request'>) =>
  client.call('POST', '/api/verification-requests', {
    claimId: claim.id,
    verifierId: to.user.id,
    replaces: request.id,
  })
const listIds = async (person: Person) => (await listAsked(person)).map(({ id }) => id)

test('a request that replaces a waiting request waits in its place, and the verifier is notified that the old request ended and the new request came', async () => {
  const asked = await buildRequest(owner, verifier)
  const { status, body } = await replace(owner, verifier, asked)
  expect(status).toBe(201)
  const { id } = verificationRequestSchema.parse(body)
  expect(id).not.toBe(asked.request.id)
  expect(await listIds(verifier)).toContain(id)
  expect(await listIds(verifier)).not.toContain(asked.request.id)
  const told = await verifier.client.ok<Notification[]>('GET', '/api/notifications')
  expect(told.map(({ data }) => data)).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ id: asked.request.id, ended: 'taken-back' }),
      expect.objectContaining({ id }),
    ]),
  )
})

test('a request still waits when the request that should replace it is refused', async () => {
  const unavailable = await buildVerifier(node)
  const asked = await buildRequest(owner, unavailable)
  const claimHash = `0x${'00'.repeat(32)}`
  const body = { claimId: asked.claim.id, verifierId: unavailable.user.id, replaces: asked.request.id, claimHash }
  expect(await owner.client.code('POST', '/api/verification-requests', body)).toBe('412 precondition-failed')
  expect(await listIds(unavailable)).toEqual([asked.request.id])
})

test('a request replaces only a waiting request of the same owner about the same claim to the same verifier', async () => {
  const another = await buildVerifier(node)
  const stranger = await buildUser(node)
  const [ofAnother, ofStranger, decided] = [
    await buildRequest(owner, another),
    await buildRequest(stranger, verifier),
    await buildRequest(owner, verifier),
  ]
  await verifier.client.ok('PUT', `/api/verification-requests/${decided.request.id}/status`, { status: 'rejected' })
  for (const { request } of [ofAnother, ofStranger, decided]) {
    const { claim } = await buildRequest(owner, another)
    expect((await replace(owner, verifier, { claim, request })).status).toBe(201)
  }
  expect(await listIds(another)).toContain(ofAnother.request.id)
  expect(await listIds(verifier)).toEqual(expect.arrayContaining([ofStranger.request.id, decided.request.id]))
})

test('the verifier is notified that a request was taken back, and the history of the claim says so, too', async () => {
  const { claim, request } = await buildRequest(owner, verifier)
  await recall(owner, request)
  const [told] = await verifier.client.ok<Notification[]>('GET', '/api/notifications')
  expect(told).toMatchObject({ title: 'Request taken back', data: { id: request.id, ended: 'taken-back' } })
  const { entries } = await owner.client.ok<ClaimHistory>('GET', `/api/claims/${claim.id}/history`)
  expect(entries.at(-1)).toMatchObject({ kind: 'taken-back', opened: { detail: { requestId: request.id } } })
})

test('a decided request cannot be taken back, and a request that was taken back cannot be decided', async () => {
  const decided = await buildRequest(owner, verifier)
  await verifier.client.ok('PUT', `/api/verification-requests/${decided.request.id}/status`, { status: 'rejected' })
  expect(await recall(owner, decided.request)).toBe('409 request-decided')

  const signed = await buildRequest(owner, verifier)
  const body = await buildVerification(verifier, signed)
  await recall(owner, signed.request)
  expect(await verifier.client.code('PUT', `/api/claims/${signed.claim.id}/verify`, body)).toMatch(/^40[39] /)
})

test('when a verifier approves a request at the moment at which the owner takes it back, exactly one of the two takes effect', async () => {
  const asked = await buildRequest(owner, verifier)
  const body = await buildVerification(verifier, asked)
  const answers = await Promise.all([
    recall(owner, asked.request),
    verifier.client.code('PUT', `/api/claims/${asked.claim.id}/verify`, body),
  ])
  expect(answers.filter((answer) => /^20\d/.test(answer))).toHaveLength(1)
})

test('nobody but the owner can take a request back', async () => {
  const { request } = await buildRequest(owner, verifier)
  const [stranger, another] = [await buildUser(node), await buildVerifier(node)]
  for (const person of [verifier, stranger, another]) expect(await recall(person, request)).toBe('403 not-allowed')
})
