import { isAppError } from '@did/domain/errors'
import { fastify } from 'fastify'
import { expect, test, vi } from 'vitest'
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
  const reply = await post(`{"${'a'.repeat(64_000)}":[${Array(4_000).fill(nul).join(',')}]}`)
  expect(reply.json()).toHaveLength(20)
  expect(reply.json()[0]).toEqual({ path: `${'a'.repeat(200)}…`, message: 'Invalid input' })
  expect(reply.body.length).toBeLessThan(8_000)
})

test('a body may be nested at most 100 times, and is searched to its end for texts that cannot be stored', async () => {
  const nested = (levels: number, inner: string) => `${'['.repeat(levels)}${inner}${']'.repeat(levels)}`
  expect((await post(nested(100, '0'))).body).toBe(nested(100, '0'))
  expect((await post(nested(100, nul))).json()).toMatchObject([{ path: Array(100).fill(0).join('.') }])
  for (const url of ['/', '/vc-api/credentials/verify'])
    expect((await post(nested(101, '0'), url)).body).toBe('The body has more than 100 levels')
})

test('a body may have at most 5,000 values, and a body with a document to check may have at most 2,000', async () => {
  const list = (length: number) => `{"list":[${Array(length).fill('{}').join(',')}]}`
  expect((await post(list(4_998))).json().list).toHaveLength(4_998)
  expect((await post(list(4_999))).body).toBe('The body has more than 5000 values')
  expect((await post(list(1_998), '/vc-api/credentials/verify')).json().list).toHaveLength(1_998)
  expect((await post(list(1_999), '/vc-api/credentials/verify')).body).toBe('The body has more than 2000 values')
})

test.each(['/', '/vc-api/credentials/verify', '/oid4vci/token'])(
  'a body of a million bytes with half a million short values is refused before it is parsed and before its texts are searched: %s',
  async (url) => {
    const body = `["\\u0041"${',0'.repeat(499_990)}]`
    const [parse, search] = [vi.spyOn(JSON, 'parse'), vi.spyOn(String.prototype, 'isWellFormed')]
    const reply = await post(body, url)
    const calls = [parse.mock.calls.length, search.mock.calls.length]
    vi.restoreAllMocks()
    expect(calls).toEqual([0, 0])
    expect(reply.body).toMatch(/^The body has more than [25]000 values$/)
  },
)

test('commas and brackets inside the texts of a body do not count as values', async () => {
  const text = ',[{'.repeat(30_000)
  expect((await post(JSON.stringify({ text }))).json()).toEqual({ text })
})

test('a document to check is refused if it has a member “__proto__”, because the server would otherwise drop this member and check only the rest', async () => {
  for (const member of ['{"__proto__":{"course":"Surgery"}}', '{"constructor":{"prototype":"Surgery"}}']) {
    expect((await post(member)).body).toBe('{}')
    expect((await post(member, '/vc-api/credentials/verify')).body).toBe('The body is not JSON')
  }
  expect((await post('{"constructor":"A"}', '/vc-api/credentials/verify')).json()).toEqual({ constructor: 'A' })
})

test('a wallet’s form may have at most 50 fields, which the server counts before it parses the form', async () => {
  const send = async (payload: string) => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    return (await server.inject({ method: 'POST', url: '/oid4vci/token', headers, payload })).body
  }
  const form = (fields: number) => Array(fields).fill('a=1').join('&')
  expect(await send(form(50))).toBe(form(50))
  for (const long of [form(51), '&'.repeat(50), 'a&'.repeat(499_999)])
    expect(await send(long)).toBe('The form has more than 50 fields')
})
