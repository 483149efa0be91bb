import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { loadLive } from './load-live.ts'

async function startHost(answer: (response: ServerResponse) => void): Promise<string> {
  const server = createServer((_request, response) => answer(response)).listen(0, 'localhost')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://localhost:${(server.address() as AddressInfo).port}/did.json`
}

test('the document of an issuer is read from the issuer’s host', async () => {
  expect(await loadLive(await startHost((response) => response.end('{"id":"ä"}')), 'document')).toBe('{"id":"ä"}')
})

test('a document that does not end is read only up to the limit, so that no host fills the checker’s memory', async () => {
  const part = Buffer.alloc(1_000_000, ' ')
  let sent = 0
  const address = await startHost((response) => {
    const send = () => {
      // Without the limit, the document would end here, and the whole text would count as a
      // document.
      if (sent >= 50) return response.end('{}')
      sent += 1
      return response.write(part, send)
    }
    send()
  })
  expect(await loadLive(address, 'document')).toBeNull()
  expect(sent).toBeLessThan(50)
})

test('if a host breaks off in the middle of a document, it counts as a host without a document', async () => {
  const address = await startHost((response) => {
    response.writeHead(200, { 'content-length': '1000' })
    response.write('{', () => response.destroy())
  })
  expect(await loadLive(address, 'document')).toBeNull()
})
