import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { Duplex } from 'node:stream'
import { connect, createServer, type TLSSocket } from 'node:tls'
import { certificate } from '@did/local/test-certificate'
import { expect, onTestFinished, test } from 'vitest'
import { askPublicHost } from './ask-public-host.ts'
import type { Outside } from './outside.ts'

const host = 'northfield.example'
const asked = { host, method: 'GET', path: '/', headers: {}, maximumBytes: 1_000 } as const
const resolve = async () => ['93.184.215.14']

/** The host writes this text as soon as it is asked. */
async function openHost(text: string, finish: (socket: TLSSocket) => void = () => {}): Promise<Outside> {
  const open = new Set<TLSSocket>()
  const server = createServer(certificate, (socket) => {
    open.add(socket)
    socket.on('error', () => {})
    socket.once('data', () => {
      socket.write(text)
      finish(socket)
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.close()
    for (const socket of open) socket.destroy()
  })
  const { port } = server.address() as AddressInfo
  return { resolve, connect: () => connect({ host: '127.0.0.1', port, servername: host, ca: certificate.cert }) }
}

test('a call to a host fails at once when the host switches from HTTP to another protocol', {
  timeout: 20_000,
}, async () => {
  const outside = await openHost('HTTP/1.1 101 Switching Protocols\r\nUpgrade: other\r\nConnection: Upgrade\r\n\r\n')
  await expect(askPublicHost(outside, { ...asked, ms: 60_000 })).rejects.toThrow('No answer')
})

test.each([
  ['nothing', ''],
  ['only that it continues', 'HTTP/1.1 100 Continue\r\n\r\n'],
  ['only a status', 'HTTP/1.1 200 OK\r\n'],
  ['half of a text', 'HTTP/1.1 200 OK\r\nContent-Length: 20\r\n\r\nhalf'],
  ['chunks without an end', 'HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n4\r\nhalf\r\n'],
])('a call to a host fails at its time limit when the host says %s', async (_, text) => {
  const outside = await openHost(text)
  await expect(askPublicHost(outside, { ...asked, ms: 300 })).rejects.toThrow()
})

test('a call to a host fails at its time limit even if its connection cannot close', { timeout: 20_000 }, async () => {
  const stuck = new Duplex({
    read() {},
    write(_chunk, _encoding, done) {
      done()
    },
    destroy() {},
  })
  const outside: Outside = { resolve, connect: () => stuck as TLSSocket }
  await expect(askPublicHost(outside, { ...asked, ms: 300 })).rejects.toThrow('timeout')
})

test.each([
  ['half of a text', 'HTTP/1.1 200 OK\r\nContent-Length: 20\r\n\r\nhalf'],
  ['nothing', ''],
])('a call to a host fails at once when the host says %s and closes the connection', async (_, text) => {
  const outside = await openHost(text, (socket) => socket.end())
  await expect(askPublicHost(outside, { ...asked, ms: 60_000 })).rejects.toThrow()
})

test.each([
  ['with a length', 'HTTP/1.1 200 OK\r\nContent-Type: text/plain\r\nContent-Length: 5\r\n\r\nwhole'],
  ['without a length', 'HTTP/1.1 200 OK\r\nContent-Type: text/plain\r\n\r\nwhole'],
])('the server reads an answer %s to its end although the host closes the connection at once', async (_, text) => {
  const outside = await openHost(text, (socket) => socket.end())
  const answer = await askPublicHost(outside, { ...asked, ms: 60_000 })
  expect(answer).toEqual({ status: 200, type: 'text/plain', text: 'whole' })
})
