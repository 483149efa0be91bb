import { once } from 'node:events'
import { connect } from 'node:net'
import { readBytes } from '@did/domain/call-limits'
import { type FastifyInstance, fastify } from 'fastify'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { limitRates } from './limit-all-calls.ts'

const reads = 20
const slow = { asked: () => {}, answered: () => {} }
let edge: FastifyInstance
const ask = async (url: string) => (await edge.inject(url)).statusCode

// The second in which the reads are counted must not end while a test runs.
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  edge = fastify({ forceCloseConnections: true })
  await limitRates(edge, { signIn: 99, writes: 99, reads, all: 999 })
  edge.get('/short', () => 'short')
  edge.get('/long', () => 'x'.repeat(5 * readBytes))
  edge.get('/slow', async (_, { raw }) => {
    slow.asked()
    await once(raw, 'close')
    setImmediate(slow.answered)
    return 'x'.repeat(reads * readBytes)
  })
})
afterEach(async () => {
  await edge.close()
  vi.useRealTimers()
})

test('the limit of reads counts a long answer as one read more for each 200,000 bytes', async () => {
  const answers = []
  for (let call = 1; call <= 5; call++) answers.push(await ask('/long'))
  expect(answers).toEqual([200, 200, 200, 200, 500])
})

test('a long answer counts as many reads even if its client left before the answer began', async () => {
  const { port, hostname } = new URL(await edge.listen({ port: 0, host: '127.0.0.1' }))
  const socket = connect(Number(port), hostname)
  await new Promise<void>((resolve) => {
    slow.asked = resolve
    socket.write('GET /slow HTTP/1.1\r\nHost: localhost\r\n\r\n')
  })
  await new Promise<void>((resolve) => {
    slow.answered = resolve
    socket.destroy()
  })
  expect(await ask('/short')).toBe(500)
})
