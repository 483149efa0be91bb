import { isAppError } from '@did/domain/errors'
import { fastify } from 'fastify'
import { expect, test } from 'vitest'
import { acceptJsonOnly } from './json-body.ts'

const server = fastify({ bodyLimit: 1_000_000 })
acceptJsonOnly(server)
server.setErrorHandler((error, _request, reply) => {
  if (!isAppError(error)) return reply.send('unknown')
  return reply.send(error.fields.length > 0 ? error.fields : error.message)
})
server.post('/', ({ body }) => body)
server.post('/vc-api/credentials/verify', ({ body }) => body)
server.post('/oid4vci/token', ({ body }) => String(body))
test.afterAll(() => server.close())

const post = (payload: string, url = '/') =>
  server.inject({ method: 'POST', url, headers: { 'content-type': 'application/json' }, payload })

const nul = '"\\u0000"'

test('the faults of a body name the texts that the database cannot store, in the order of the body', async () => {
  const reply = await post(`{"a":[1,${nul}],"b":{"c":"\\ud800","d":"\\u00e9"},"e":${nul}}`)
  expect(reply.json().map(({ path }: { path: string }) => path)).toEqual(['a.1', 'b.c', 'e'])
})

test('a body with a long name and thousands of texts that cannot be stored gets an answer with a few short faults', async () => {
  const reply = await post(`{"${'a'.repeat(64_000)}":[${Array(7_000).fill(nul).join(',')}]}`)
  expect(reply.json()).toHaveLength(20)
  expect(reply.json()[0]).toEqual({ path: `${'a'.repeat(200)}…`, message: 'Invalid input' })
  expect(reply.body.length).toBeLessThan(8_000)
})

test('a body that is nested as deeply as its length permits is searched to its end for texts that cannot be stored', async () => {
  const reply = await post(`${'['.repeat(60_000)}${nul}${']'.repeat(60_000)}`)
  expect(reply.json()).toMatchObject([{ path: expect.stringMatching(/^(0\.){100}…$/) }])
})

test('a body may have 5,000 values, whether they are in one list or nested in each other', async () => {
  const list = (length: number) => `{"list":[${Array(length).fill('{}').join(',')}]}`
  expect((await post(list(4_998))).json().list).toHaveLength(4_998)
  const refusal = 'The body has more than 5000 values'
  for (const body of [list(4_999), `${'['.repeat(5_001)}${']'.repeat(5_001)}`])
    expect((await post(body)).body).toBe(refusal)
})

test('a document to check is refused if it has a member “__proto__”, because the server would otherwise drop this member and check only the rest', async () => {
  for (const member of ['{"__proto__":{"course":"Surgery"}}', '{"constructor":{"prototype":"Surgery"}}']) {
    expect((await post(member)).body).toBe('{}')
    expect((await post(member, '/vc-api/credentials/verify')).body).toBe('The body is not JSON')
  }
  expect((await post('{"constructor":"A"}', '/vc-api/credentials/verify')).json()).toEqual({ constructor: 'A' })
})

test('a wallet’s form may have 50 fields, which are counted before the form is parsed', async () => {
  const send = async (payload: string) => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    return (await server.inject({ method: 'POST', url: '/oid4vci/token', headers, payload })).body
  }
  const form = (fields: number) => Array(fields).fill('a=1').join('&')
  expect(await send(form(50))).toBe(form(50))
  for (const long of [form(51), '&'.repeat(50), 'a&'.repeat(499_999)])
    expect(await send(long)).toBe('The form has more than 50 fields')
})
