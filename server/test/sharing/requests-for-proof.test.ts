import { maximumRequestForProof } from '@did/domain/proof/limits'
import type { RequestForProof } from '@did/domain/proof/request-for-proof'
import { expect } from 'vitest'
import { sql } from '../../src/db/drizzle.ts'
import { buildUser, type Person } from '../rig/builders.ts'
import { send } from '../rig/client.ts'
import { type Node, publicUrl } from '../rig/stack.ts'
import { testWith } from '../rig/test.ts'
import { tidyWithoutWarning } from '../rig/tidy.ts'
import { noise } from '../vault/vault-builders.ts'
import { askForProof, buildRequestForProof, signRequestForProof } from './request-for-proof-builders.ts'

let node: Node
let second: Node
let asker: Person
const test = testWith({ TRUST_PROXY: '127.0.0.1' })
test.beforeAll(async ({ installation }) => {
  ;[node, second] = await Promise.all([installation.startNode(), installation.startNode()])
  asker = await buildUser(node)
})

const create = (request: object, to = node) => send(to, 'POST', '/api/proof-requests', request)
const read = (id: string, to = node) => send(to, 'GET', `/api/proof-requests/${id}`)
const answer = (id: string, sealed: unknown = 'AAAA', to = node) =>
  send(to, 'POST', `/api/proof-requests/${id}/answers`, { sealed })
const answerFrom = (id: string, from: string, to = node) =>
  fetch(`${to.url}/api/proof-requests/${id}/answers`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: publicUrl, 'x-forwarded-for': from },
    body: JSON.stringify({ sealed: 'AAAA' }),
  })
const readAnswers = (id: string, to = node) => send(to, 'GET', `/api/proof-requests/${id}/answers`)

async function asked(change: Partial<RequestForProof> = {}): Promise<RequestForProof> {
  const request = buildRequestForProof(change)
  expect(await create(request)).toMatchObject({ status: 201, body: { id: request.id } })
  return request
}

const end = (id: string, by: string) =>
  node.ctx.db.execute(sql`update requests_for_proof set expires_at = now() + ${by}::interval where id = ${id}`)

test('a request for proof can be made without an account, and read on another node', async () => {
  const request = await asked()
  expect(await read(request.id, second)).toMatchObject({ status: 200, body: request })
})

test('a new request for proof is refused when an earlier request has the same id, and the earlier request stays as it is', async () => {
  const { id, ...rest } = await asked()
  expect((await create({ ...rest, id, audience: 'Somebody else' })).body).toMatchObject({
    code: 'request-for-proof-taken',
  })
  expect((await read(id)).body).toMatchObject({ audience: rest.audience })
})

test('a request for proof that is sent again after a lost answer is stored only once', async () => {
  const request = await asked()
  expect(await create(request)).toMatchObject({ status: 201, body: { id: request.id } })
})

const inOneDayAndAMinute = () => new Date(Date.now() + 86_460_000).toISOString()
const longList = Array.from({ length: 200 }, (_, place) => `${place}`.padStart(50, 'x'))
test.each<[string, () => object, string]>([
  ['an end in the past', () => ({ expiresAt: new Date(Date.now() - 1).toISOString() }), 'expiresAt'],
  ['an end more than a day ahead', () => ({ expiresAt: inOneDayAndAMinute() }), 'expiresAt'],
  ['no name', () => ({ audience: ' ' }), 'audience'],
  ['half a key', () => ({ publicKey: '0x12' }), 'publicKey'],
  ['no clause', () => ({ statement: { type: 'AgeProof', clauses: [] } }), 'statement.clauses'],
  [
    'a set with too many members',
    () => ({
      statement: {
        type: 'MembershipProof',
        clauses: [{ field: 'name', encoding: 'text', mode: 'in', members: longList }],
      },
    }),
    'statement',
  ],
])('a request for proof is refused with %s, and the answer names the field', async (_, change, path) => {
  const { status, body } = await create({ ...buildRequestForProof(), ...change() })
  expect({ status, ...(body as object) }).toMatchObject({ status: 400, code: 'invalid-input', errors: [{ path }] })
})

test('a request for proof names its checker’s wallet only if this wallet has signed exactly this request', async () => {
  const signed = await askForProof(asker)
  expect((await read(signed.id)).body).toMatchObject({ asker: { address: asker.client.address } })

  const other = buildRequestForProof()
  expect(await create({ ...other, asker: signed.asker })).toMatchObject({
    status: 422,
    body: { code: 'asker-signature-invalid' },
  })
  const own = await signRequestForProof(asker.client, other)
  expect((await create({ ...other, audience: 'A bank', asker: own })).status).toBe(422)
  expect((await read(other.id)).status).toBe(404)
})

test('a request for proof can be neither read nor answered after its end, and its earlier answers can still be read', async () => {
  const { id } = await asked()
  await answer(id, 'BBBB')
  await end(id, '-1 second')
  expect((await read(id)).status).toBe(404)
  expect(await answer(id)).toMatchObject({ status: 410, body: { code: 'request-for-proof-ended' } })
  expect((await readAnswers(id)).body).toEqual([{ sealed: 'BBBB' }])
})

test('a request for proof is deleted with its answers an hour after its end', async () => {
  const [kept, old] = [await asked(), await asked()]
  await answer(old.id)
  await end(kept.id, '-59 minutes')
  await end(old.id, '-61 minutes')
  await tidyWithoutWarning(node)
  expect((await readAnswers(kept.id)).status).toBe(200)
  expect((await readAnswers(old.id)).status).toBe(404)
  const { rows } = await node.ctx.db.execute(sql`select * from proof_answers where request_id = ${old.id}`)
  expect(rows).toEqual([])
})

test('the answers to a request for proof are delivered in the order of their arrival, on both nodes', async () => {
  const { id } = await asked()
  const sealed = [noise(300), noise(300)]
  await answer(id, sealed[0])
  await answer(id, sealed[1], second)
  expect((await readAnswers(id)).body).toEqual(sealed.map((each) => ({ sealed: each })))
})

test('the newest sixteen answers to a request for proof are kept, however many strangers answer on two nodes', async () => {
  const { id } = await asked()
  const all = Array.from({ length: 20 }, (_, place) => answerFrom(id, `203.0.113.${place}`, place % 2 ? node : second))
  expect(new Set((await Promise.all(all)).map(({ status }) => status))).toEqual(new Set([204]))
  expect((await answer(id, 'BBBB')).status).toBe(204)
  const { body } = await readAnswers(id)
  expect(body).toHaveLength(maximumRequestForProof.answers)
  expect(body).toContainEqual({ sealed: 'BBBB' })
})

test('an answer to a request for proof is refused when its client has sent four answers within ten seconds, and another client can still answer', async () => {
  const { id } = await asked()
  for (let count = 0; count < maximumRequestForProof.answersPerClient; count++)
    expect((await answerFrom(id, '2001:db8:1:2::1')).status).toBe(204)
  expect((await answerFrom(id, '2001:db8:1:2:3::1')).status).toBe(429)
  expect((await answerFrom(id, '2001:db8:1:3::1')).status).toBe(204)
  expect((await answerFrom((await asked()).id, '2001:db8:1:2::1')).status).toBe(204)
})

test.each([['%%%'], [''], ['A'.repeat(16_004)], [7]])(
  'an answer to a request for proof is refused unless it is ciphertext (%.10s)',
  async (sealed) => {
    const { id } = await asked()
    expect((await answer(id, sealed)).status).toBe(400)
  },
)
