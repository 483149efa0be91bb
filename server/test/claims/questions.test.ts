import type { Notification } from '@did/domain/account/notification'
import type { ClaimHistory } from '@did/domain/claim/history'
import type { AskedRequest, VerificationRequest } from '@did/domain/verification-request/verification-request'
import { expect } from 'vitest'
import { buildRequest, buildUser, buildVerification, buildVerifier, type Person } from '../rig/builders.ts'
import { test } from '../rig/test.ts'

let owner: Person
let verifier: Person
test.beforeAll(async ({ node }) => {
  owner = await buildUser(node)
  verifier = await buildVerifier(node)
})

const ask = ({ client }: Person, request: { id: number }, text = 'Which year was it?') =>
  client.code('POST', `/api/verification-requests/${request.id}/question`, { text })
const answer = ({ client }: Person, request: { id: number }, text = 'It was 2024') =>
  client.code('POST', `/api/verification-requests/${request.id}/answer`, { text })
const listSent = async ({ client, user }: Person) =>
  client.ok<VerificationRequest[]>('GET', `/api/verification-requests/requester/${user.id}`)
const listAsked = async ({ client, user }: Person) =>
  client.ok<AskedRequest[]>('GET', `/api/verification-requests/verifier/${user.id}?status=pending`)
const inbox = ({ client }: Person) => client.ok<Notification[]>('GET', '/api/notifications')

test('the owner and the verifier see the verifier’s question and the owner’s answer on the request, which stays pending', async ({
  node,
}) => {
  const [owner, verifier] = [await buildUser(node), await buildVerifier(node)]
  const asked = await buildRequest(owner, verifier)
  expect(await ask(verifier, asked.request, '  Which year was it?\n')).toBe('204 undefined')
  expect(await listSent(owner)).toMatchObject([
    { status: 'pending', version: 2, questions: [{ text: 'Which year was it?', answer: null }] },
  ])
  expect(await answer(owner, asked.request)).toBe('204 undefined')
  const questions = [{ text: 'Which year was it?', answer: { text: 'It was 2024' } }]
  expect(await listAsked(verifier)).toMatchObject([{ status: 'pending', version: 3, questions }])
  const body = await buildVerification(verifier, asked)
  await verifier.client.ok('PUT', `/api/claims/${asked.claim.id}/verify`, body)
  expect(await listSent(owner)).toMatchObject([{ status: 'approved', questions }])
})

test('the owner is notified about a question and the verifier about the answer, without the words of the question or the answer', async ({
  node,
}) => {
  const [owner, verifier] = [await buildUser(node), await buildVerifier(node)]
  const { request, claim } = await buildRequest(owner, verifier)
  await ask(verifier, request)
  expect(await inbox(owner)).toMatchObject([
    {
      type: 'warning',
      title: 'A verifier has a question',
      data: { id: request.id, status: 'pending', claimTitle: claim.title, question: 'asked' },
    },
  ])
  await answer(owner, request)
  expect(await inbox(verifier)).toMatchObject([
    { title: 'Question answered', data: { question: 'answered' } },
    { title: 'Verification requested' },
  ])
  const { rows } = await node.ctx.pool.query(
    "select data::text as data from events where user_id in ($1, $2) and data ? 'question'",
    [owner.user.id, verifier.user.id],
  )
  expect(rows).toHaveLength(2)
  expect(JSON.stringify(rows)).not.toMatch(/Which year|2024/)
})

test('the server refuses a question from anybody but the verifier, and an answer from anybody but the owner', async ({
  node,
}) => {
  const { request } = await buildRequest(owner, verifier)
  const [stranger, another] = [await buildUser(node), await buildVerifier(node)]
  for (const person of [owner, stranger, another]) expect(await ask(person, request)).toBe('403 not-allowed')
  await ask(verifier, request)
  for (const person of [verifier, stranger, another]) expect(await answer(person, request)).toBe('403 not-allowed')
  expect(await ask(verifier, { id: 999_999 })).toBe('403 not-allowed')
})

test('the server refuses a second question while the first has no answer, and refuses a second answer, even when many arrive concurrently', async () => {
  const { request } = await buildRequest(owner, verifier)
  const asked = await Promise.all(Array.from({ length: 5 }, () => ask(verifier, request)))
  expect(asked.toSorted()).toEqual(['204 undefined', ...Array(4).fill('409 question-open')])
  const answered = await Promise.all(Array.from({ length: 5 }, () => answer(owner, request)))
  expect(answered.toSorted()).toEqual(['204 undefined', ...Array(4).fill('409 question-answered')])
  expect(await ask(verifier, request, 'And where?')).toBe('204 undefined')
})

test('the server refuses an answer that names an earlier question instead of the open question', async () => {
  const { request } = await buildRequest(owner, verifier)
  await ask(verifier, request)
  const [sent] = await listSent(owner)
  const askedAt = sent?.questions[0]?.askedAt
  const reply = { text: 'It was 2024', askedAt }
  const path = `/api/verification-requests/${request.id}/answer`
  expect(await owner.client.code('POST', path, reply)).toBe('204 undefined')
  await ask(verifier, request, 'And where?')
  expect(await owner.client.code('POST', path, reply)).toBe('409 question-answered')
  expect((await listSent(owner))[0]?.questions[1]).toMatchObject({ text: 'And where?', answer: null })
})

test('the server refuses questions and answers about a request that is decided', async () => {
  const { request } = await buildRequest(owner, verifier)
  await ask(verifier, request)
  await verifier.client.ok('PUT', `/api/verification-requests/${request.id}/status`, { status: 'rejected' })
  expect(await answer(owner, request)).toBe('409 request-decided')
  expect(await ask(verifier, request)).toBe('409 request-decided')
})

test.each(['', '   ', 'x'.repeat(501), 'nul \u0000'])(
  'the server refuses the text %j as a question or answer',
  async (text) => {
    const { request } = await buildRequest(owner, verifier)
    expect(await ask(verifier, request, text)).toBe('400 invalid-input')
    await ask(verifier, request, 'x'.repeat(500))
    expect(await answer(owner, request, text)).toBe('400 invalid-input')
  },
)

test('only the owner and the verifier that asked see a question in the history of the claim', async ({ node }) => {
  const asked = await buildRequest(owner, verifier)
  const other = await buildVerifier(node)
  await buildRequest(owner, other, asked.claim)
  await ask(verifier, asked.request)
  await answer(owner, asked.request)
  const read = async ({ client }: Person) => {
    const { entries } = await client.ok<ClaimHistory>('GET', `/api/claims/${asked.claim.id}/history`)
    return entries.flatMap(({ kind, opened }) => (/questioned|answered/.test(kind) ? [[kind, opened?.detail]] : []))
  }
  const words = [
    ['questioned', expect.objectContaining({ question: 'Which year was it?' })],
    ['answered', expect.objectContaining({ answer: 'It was 2024' })],
  ]
  expect(await read(owner)).toEqual(words)
  expect(await read(verifier)).toEqual(words)
  expect(await read(other)).toEqual([
    ['questioned', undefined],
    ['answered', undefined],
  ])
})

test('the exports of the owner and the verifier contain question and answer, and erasing the owner deletes both', async ({
  node,
}) => {
  const [owner, verifier] = [await buildUser(node), await buildVerifier(node)]
  const { request } = await buildRequest(owner, verifier)
  await ask(verifier, request, 'Is it the marmalade diploma?')
  await answer(owner, request, 'The marmalade one')
  for (const { client } of [owner, verifier])
    expect(JSON.stringify(await client.ok('GET', '/api/export'))).toMatch(/marmalade diploma.*The marmalade one/)
  await owner.client.call('DELETE', `/api/users/${owner.user.id}`)
  for (const table of ['verification_requests', 'claim_history', 'events', 'notifications', 'idempotency_keys']) {
    const found = await node.ctx.pool.query(`select 1 from ${table} t where t::text like '%marmalade%'`)
    expect(found.rows, table).toEqual([])
  }
})
