import { EventEmitter, once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { fastify } from 'fastify'
import { afterEach, expect, test, vi } from 'vitest'
import { limitUnreadAnswers } from './unread-answers.ts'

const megabyte = 1_000_000
const answerBytes = 16 * megabyte
const kept = Buffer.alloc(answerBytes)

const slow = new EventEmitter()

let edge = fastify()
afterEach(() => edge.close())

/** Each long answer is larger than the operating system's buffers. */
async function serve(limits: { bytesPerClient: number; totalMs: number }): Promise<number> {
  edge = fastify({ forceCloseConnections: true })
  limitUnreadAnswers(edge, limits)
  edge.get('/long', () => 'x'.repeat(answerBytes))
  edge.get('/short', () => 'short')
  edge.get('/slow', async (_, { raw }) => {
    slow.emit('asked')
    await once(raw, 'close')
    setImmediate(() => slow.emit('answered'))
    return 'x'.repeat(answerBytes)
  })
  edge.get('/kept', { config: { isKeptOnce: true } }, () => kept)
  return Number(new URL(await edge.listen({ port: 0, host: '127.0.0.1' })).port)
}

async function askAndStall(port: number, path = '/long'): Promise<Socket> {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => {})
  socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`)
  await once(socket, 'readable')
  return socket
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
