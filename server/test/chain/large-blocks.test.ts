import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, inject, onTestFinished, test } from 'vitest'
import { connectChain } from '../../src/chain.ts'

test('the events of a block are read although strangers filled the block with 12 MB of texts', async () => {
  const data = `0x${'61'.repeat(6_000_000)}`
  const endpoint = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'application/json' })
    response.end(JSON.stringify({ jsonrpc: '2.0', id: 1, result: [{ data }] }))
  }).listen(0, '127.0.0.1')
  onTestFinished(() => void endpoint.close())
  await once(endpoint, 'listening')
  const { port } = endpoint.address() as AddressInfo
  const { didRegistry } = inject('stack').contracts
  const { client } = connectChain({ rpcUrl: `http://127.0.0.1:${port}`, didRegistry })
  const logs = await client.request({ method: 'eth_getLogs', params: [{ blockHash: `0x${'11'.repeat(32)}` }] })
  expect(logs).toMatchObject([{ data }])
})
