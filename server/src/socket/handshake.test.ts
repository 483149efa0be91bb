import { once } from 'node:events'
import { createServer } from 'node:http'
import { connect } from 'node:net'
import type { Duplex } from 'node:stream'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { refuseHandshake } from './handshake.ts'

const server = createServer()
beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterAll(() => void server.close())

/**
 * `answer` lets the server refuse the handshake, and `closed` resolves when the server's connection
 * has ended.
 */
async function askForSocket() {
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('A TCP server has no port')
  // With `allowHalfOpen`, this client keeps its own end open after the server has closed.
  const client = connect({ port: address.port, host: '127.0.0.1', allowHalfOpen: true })
  client.write('GET /ws HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n')
  const stream = await new Promise<Duplex>((resolve) => server.once('upgrade', (_, upgraded) => resolve(upgraded)))
  const answered = once(client, 'data')
  const closed = new Promise<true>((resolve) => stream.once('close', () => resolve(true)))
  return { client, closed, answered, answer: () => refuseHandshake(stream, 403) }
}

test('the connection of a refused handshake ends even if the client never closes its own end', async () => {
  const { client, closed, answered, answer } = await askForSocket()
  answer()
  expect(String(await answered)).toMatch(/^HTTP\/1\.1 403 /)
  expect(await closed).toBe(true)
  client.destroy()
})

test('the connection of a refused handshake ends even if the client has sent bytes that nobody reads', async () => {
  const { client, closed, answer } = await askForSocket()
  await new Promise<void>((resolve) => client.write('junk', () => resolve()))
  answer()
  expect(await closed).toBe(true)
  client.destroy()
})
