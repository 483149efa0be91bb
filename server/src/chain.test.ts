import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { toAddress } from '@did/domain/hex'
import { expect, onTestFinished, test } from 'vitest'
import { connectChain } from './chain.ts'

async function openEndpoint(answer: (response: ServerResponse) => void, limits = {}) {
  const endpoint = createServer((_, response) => answer(response)).listen(0, '127.0.0.1')
  onTestFinished(() => {
    endpoint.closeAllConnections()
    endpoint.close()
  })
  await once(endpoint, 'listening')
  const { port } = endpoint.address() as AddressInfo
  const place = { rpcUrl: `http://127.0.0.1:${port}`, didRegistry: toAddress(`0x${'11'.repeat(20)}`) }
  return connectChain(place, limits)
}

test('a chain whose answer begins and never ends counts as unreachable', { timeout: 20_000 }, async () => {
  const chain = await openEndpoint(
    (response) => {
      response.writeHead(200, { 'content-type': 'application/json' }).write('{"jsonrpc":')
    },
    { answerMs: 200 },
  )
  await expect(chain.readChainId()).rejects.toMatchObject({ code: 'chain-unreachable' })
})

test('the server asks a chain again at once even if the chain’s answer says to wait for an hour', {
  timeout: 20_000,
}, async () => {
  let asked = 0
  const chain = await openEndpoint((response) => {
    asked += 1
    if (asked === 1) response.writeHead(429, { 'retry-after': '3600' }).end()
    else
      response.writeHead(200, { 'content-type': 'application/json' }).end('{"jsonrpc":"2.0","id":1,"result":"0x7a69"}')
  })
  expect(await chain.readChainId()).toBe(31_337)
})
