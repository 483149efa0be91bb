import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { askEndpoint } from './ask-endpoint.ts'

/** Returns the request that arrives at a server whose address begins with `user`. */
async function ask(user: string): Promise<Pick<IncomingMessage, 'url' | 'headers'>> {
  const server = createServer((_request, response) => response.end()).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const arrived = once(server, 'request')
  const { port } = server.address() as AddressInfo
  await askEndpoint(`http://${user}127.0.0.1:${port}/rpc?of=chain`, { headers: { 'content-type': 'application/json' } })
  const [request] = await arrived
  server.close()
  return request
}

test('a request to the chain’s endpoint has the user and the password of the address in a header', async () => {
  const { url, headers } = await ask('node:p%40ss@')
  expect(url).toBe('/rpc?of=chain')
  expect(headers).toMatchObject({ 'content-type': 'application/json', authorization: 'Basic bm9kZTpwQHNz' })
})

test('a password with a percent sign that begins no escape goes into the header as it is', async () => {
  expect((await ask('node:50%@')).headers).toMatchObject({ authorization: `Basic ${btoa('node:50%')}` })
})

test('a request to the chain’s endpoint has no header for a user when the address has no user', async () => {
  expect((await ask('')).headers).not.toHaveProperty('authorization')
})
