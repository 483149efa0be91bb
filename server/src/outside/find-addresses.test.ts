import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import { expect, test } from 'vitest'
import { findAddresses } from './find-addresses.ts'

/** The name server reads every question and answers none. */
async function startSilentNameServer() {
  const socket = createSocket('udp4')
  let questions = 0
  socket.on('message', () => {
    questions += 1
  })
  socket.bind(0, '127.0.0.1')
  await once(socket, 'listening')
  const servers = [`127.0.0.1:${socket.address().port}`]
  return { servers, countQuestions: () => questions, close: () => socket.close() }
}

test('look-ups of hosts whose name server never answers occupy no thread, and end by themselves', async () => {
  const nameServer = await startSilentNameServer()
  const { servers } = nameServer
  // The process has four threads. If each look-up occupied one, the digest below would have to
  // wait.
  const lookups = Array.from({ length: 12 }, (_, index) =>
    findAddresses(`silent${index}.example`, { servers, ms: 2000 }).then((addresses) => ({ addresses })),
  )
  const digest = crypto.subtle.digest('SHA-256', new Uint8Array(1)).then(() => 'digest' as const)
  expect(await Promise.race([...lookups, digest])).toBe('digest')
  expect(await Promise.all(lookups)).toEqual(lookups.map(() => ({ addresses: [] })))
  expect(nameServer.countQuestions()).toBeGreaterThan(0)
  nameServer.close()
})

test('the look-up of an IP address returns this address and asks no name server', async () => {
  const nameServer = await startSilentNameServer()
  for (const address of ['192.0.2.7', '2001:db8::7'])
    expect(await findAddresses(address, { servers: nameServer.servers })).toEqual([address])
  expect(nameServer.countQuestions()).toBe(0)
  nameServer.close()
})
