import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { type FastifyInstance, fastify } from 'fastify'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { limitOpenBodies } from './limit-open-bodies.ts'

const bytesPerClient = 1000
let edge: FastifyInstance
let port: number
let arriving: string[]
let sockets: Socket[]

beforeEach(async () => {
  edge = fastify({ forceCloseConnections: true, trustProxy: true })
  limitOpenBodies(edge, { bytesPerClient })
  arriving = []
  sockets = []
  edge.addHook('preParsing', async (request) => {
    arriving.push(request.ip)
  })
  edge.post('/', { bodyLimit: 600 }, () => 'read')
  edge.get('/', () => 'served')
  port = Number(new URL(await edge.listen({ port: 0, host: '127.0.0.1' })).port)
})
afterEach(async () => {
  for (const socket of sockets) socket.destroy()
  await edge.close()
})

const [one, other] = ['192.0.2.1', '192.0.2.2']
const ofLength = (bytes: number) => `Content-Length: ${bytes}`

async function begin(client: string, length: string, start = '{'): Promise<Socket> {
  const before = arriving.length
  const socket = connect(port, '127.0.0.1')
  sockets.push(socket)
  const head = ['POST / HTTP/1.1', 'Host: localhost', 'Content-Type: application/json', `X-Forwarded-For: ${client}`]
  socket.write(`${[...head, length].join('\r\n')}\r\n\r\n${start}`)
  await vi.waitFor(() => expect(arriving.length).toBe(before + 1), { timeout: 60_000 })
  return socket
}

async function send(client: string, bytes = 500, method = 'POST'): Promise<number> {
  const headers = { 'x-forwarded-for': client, 'content-type': 'application/json' }
  const body = method === 'POST' ? JSON.stringify('x'.repeat(bytes - 2)) : null
  return (await fetch(`http://127.0.0.1:${port}/`, { method, headers, body })).status
}

const untilServed = (client: string, bytes?: number) =>
  vi.waitFor(async () => expect(await send(client, bytes)).toBe(200), { timeout: 60_000 })

test('a client with too many unfinished bodies can send no further body until the earlier ones end', async () => {
  const [first, second] = [await begin(one, ofLength(400)), await begin(one, ofLength(400))]
  expect(await send(one, 200)).toBe(200)
  expect(await send(one)).toBe(500)
  expect(await send(one, 0, 'GET')).toBe(200)
  expect(await send(other)).toBe(200)
  first.destroy()
  await untilServed(one)
  second.write(`${' '.repeat(398)}}`)
  await once(second, 'data')
  expect(await send(one, 600)).toBe(200)
  for (let call = 1; call <= 5; call++) expect(await send(one, 600)).toBe(200)
})

test('an unfinished body without a length counts as the longest body that its route accepts', async () => {
  const body = await begin(one, 'Transfer-Encoding: chunked', '1\r\n{\r\n')
  expect(await send(one, 400)).toBe(200)
  expect(await send(one)).toBe(500)
  body.destroy()
  await untilServed(one)
})

test('a body that is longer than its route accepts is refused and no longer counts towards the client’s unfinished bodies', async () => {
  const body = await begin(one, ofLength(100_000_000))
  await once(body, 'data')
  await untilServed(one, 600)
})

test('the unfinished bodies of all addresses of one 64-bit network of IPv6 count as those of one client', async () => {
  await begin('2001:db8::1', ofLength(600))
  expect(await send('2001:db8::2')).toBe(500)
  expect(await send('2001:db8:0:1::1')).toBe(200)
})
