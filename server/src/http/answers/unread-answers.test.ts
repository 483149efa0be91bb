import { EventEmitter, once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { listBytes } from '@did/domain/call-limits'
import { fastify } from 'fastify'
import { afterEach, expect, test, vi } from 'vitest'
import { limitUnreadAnswers } from './unread-answers.ts'

const megabyte = 1_000_000
const answerBytes = 16 * megabyte
const kept = Buffer.alloc(answerBytes)

const slow = new EventEmitter()
const clients = 5
/** The calls of `/together` wait here until as many have come as there are clients. */
let together: PromiseWithResolvers<void>[] = []

let edge = fastify()
afterEach(() => edge.close())

/** Starts a server with an answer that is larger than the operating system's buffers. */
async function serve(limits: { bytesPerClient: number; bytesPerNode?: number; totalMs: number }): Promise<number> {
  edge = fastify({ forceCloseConnections: true, trustProxy: true })
  limitUnreadAnswers(edge, { bytesPerNode: 1000 * megabyte, ...limits })
  edge.get('/long', () => 'x'.repeat(answerBytes))
  edge.get('/short', () => 'short')
  edge.get('/together', async () => {
    together.push(Promise.withResolvers<void>())
    if (together.length === clients) for (const { resolve } of together) resolve()
    await together.at(-1)?.promise
    return 'x'.repeat(answerBytes)
  })
  edge.get('/slow', async (_, { raw }) => {
    slow.emit('asked')
    await once(raw, 'close')
    setImmediate(() => slow.emit('answered'))
    return 'x'.repeat(answerBytes)
  })
  edge.get('/list', () => 'x'.repeat(listBytes / 2))
  edge.post('/change', () => 'x'.repeat(listBytes))
  edge.get('/kept', { config: { isKeptOnce: true } }, () => kept)
  return Number(new URL(await edge.listen({ port: 0, host: '127.0.0.1' })).port)
}

/** Asks for a long answer, waits for its first bytes, and then reads no more. */
async function askAndStall(port: number, path = '/long', address = '127.0.0.1'): Promise<Socket> {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => {})
  socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: ${address}\r\n\r\n`)
  await once(socket, 'readable')
  return socket
}

/** Asks for long answers at the same time, reads only their beginnings, and counts the refusals. */
async function countRefused(port: number, addressOf: (client: number) => string): Promise<number> {
  together = []
  const asked = Array.from({ length: clients }, (_, client) => askAndStall(port, '/together', addressOf(client)))
  const sockets = await Promise.all(asked)
  const answers = sockets.map((socket) => String(socket.read(20)))
  for (const socket of sockets) socket.destroy()
  return answers.filter((answer) => answer.includes(' 500 ')).length
}
const statusOf = async (port: number) => (await fetch(`http://127.0.0.1:${port}/short`)).status

test('a client that leaves too many bytes of its answers unread gets no further answer until it closes its connections', async () => {
  const port = await serve({ bytesPerClient: 20 * megabyte, totalMs: 60_000 })
  const first = await askAndStall(port)
  expect(await statusOf(port)).toBe(200)
  const second = await askAndStall(port)
  expect(await statusOf(port)).toBe(500)
  first.destroy()
  second.destroy()
  await vi.waitFor(async () => expect(await statusOf(port)).toBe(200), { timeout: 60_000 })
})

test('a client that asks for many long answers at the same moment gets no more of them than its unread bytes permit', async () => {
  const port = await serve({ bytesPerClient: 1.5 * answerBytes, totalMs: 60_000 })
  expect(await countRefused(port, () => '192.0.2.1')).toBe(clients - 2)
})

test('while the unread answers of all clients fill a node, each client gets one long answer at a time', async () => {
  const port = await serve({ bytesPerClient: clients * answerBytes, bytesPerNode: 1, totalMs: 60_000 })
  expect(await countRefused(port, (client) => `192.0.2.${client}`)).toBe(0)
  expect(await countRefused(port, () => '192.0.2.1')).toBe(clients - 1)
})

test('while the unread answers of all clients fill a node, a client can still read a few lists at the same time', async () => {
  const port = await serve({ bytesPerClient: answerBytes, bytesPerNode: 1, totalMs: 60_000 })
  const answers = await Promise.all([1, 2].map(() => fetch(`http://127.0.0.1:${port}/list`)))
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
})

test('the answer to a change is sent although the client has unread answers, because the change is made already', async () => {
  const port = await serve({ bytesPerClient: answerBytes, bytesPerNode: 1, totalMs: 60_000 })
  const stalled = await askAndStall(port)
  const { status } = await fetch(`http://127.0.0.1:${port}/change`, { method: 'POST' })
  stalled.destroy()
  expect(status).toBe(200)
})

test('an answer whose client left before the answer began does not count against the client', async () => {
  const port = await serve({ bytesPerClient: megabyte, totalMs: 60_000 })
  for (let call = 1; call <= 2; call++) {
    const asked = once(slow, 'asked')
    const socket = connect(port, '127.0.0.1')
    socket.write('GET /slow HTTP/1.1\r\nHost: localhost\r\n\r\n')
    await asked
    const answered = once(slow, 'answered')
    socket.destroy()
    await answered
  }
  expect(await statusOf(port)).toBe(200)
})

test('unread bytes of a file that the node keeps once for all clients do not count against the client', async () => {
  const port = await serve({ bytesPerClient: megabyte, totalMs: 60_000 })
  const slow = await askAndStall(port, '/kept')
  expect(await statusOf(port)).toBe(200)
  slow.destroy()
})

test('the server ends an answer that its client does not read in time', async () => {
  const port = await serve({ bytesPerClient: 20 * megabyte, totalMs: 100 })
  const socket = await askAndStall(port)
  await vi.waitFor(
    async () => {
      const connections = await new Promise<number>((resolve) =>
        edge.server.getConnections((_, count) => resolve(count)),
      )
      expect(connections).toBe(0)
    },
    { timeout: 60_000 },
  )
  socket.destroy()
})
