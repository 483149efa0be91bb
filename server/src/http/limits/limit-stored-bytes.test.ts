import { once } from 'node:events'
import { connect } from 'node:net'
import { type FastifyInstance, fastify } from 'fastify'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type CountStored, limitStoredBytes } from './limit-stored-bytes.ts'

const bytesPerClient = 1000
const body = JSON.stringify('x'.repeat(900))
const headers = { 'content-type': 'application/json' }
const slow = { asked: () => {}, answered: () => {} }
let edge: FastifyInstance

beforeEach(() => {
  edge = fastify({ forceCloseConnections: true })
  limitStoredBytes(edge, { bytesPerClient, now: () => new Date() })
  const config = { isStored: true }
  edge.post('/store', { config }, () => 'stored')
  edge.post('/write', (request) => {
    edge.getDecorator<CountStored>('countStored')(request, 600)
    return 'written'
  })
  edge.post('/refuse', { config }, (_, reply) => reply.status(409).send('refused'))
  edge.post('/slow', { config }, async (_, { raw }) => {
    slow.asked()
    await once(raw, 'close')
    setImmediate(slow.answered)
    return 'stored'
  })
})
afterEach(() => edge.close())

const post = async (url: string) => (await edge.inject({ method: 'POST', url, headers, body })).statusCode

async function leave(): Promise<void> {
  const { port, hostname } = new URL(await edge.listen({ port: 0, host: '127.0.0.1' }))
  const socket = connect(Number(port), hostname)
  await new Promise<void>((resolve) => {
    slow.asked = resolve
    const head = `POST /slow HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n`
    socket.write(`${head}Content-Length: ${body.length}\r\n\r\n${body}`)
  })
  await new Promise<void>((resolve) => {
    slow.answered = resolve
    socket.destroy()
  })
}

test('what the server stores counts against its client even if the client left before the answer', async () => {
  await leave()
  expect(await post('/store')).toBe(200)
  expect(await post('/store')).toBe(500)
})

test('a call that the server refuses does not count against what its client may store', async () => {
  for (let call = 1; call <= 3; call++) expect(await post('/refuse')).toBe(409)
  expect(await post('/store')).toBe(200)
})

test('what the server itself writes for a client counts, too, and is refused when the client has stored enough', async () => {
  expect([await post('/write'), await post('/write'), await post('/write')]).toEqual([200, 200, 500])
  expect(await post('/store')).toBe(500)
})
