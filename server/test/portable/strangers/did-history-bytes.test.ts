import { once } from 'node:events'
import { createServer } from 'node:http'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { maximumDidHistory } from '@did/domain/verifier/limits'
import { concatHex, numberToHex, pad, stringToHex, toEventSelector } from 'viem'
import { expect, inject } from 'vitest'
import { createHistoryReader } from '../../../src/modules/did-resolution/limit-histories.ts'
import { testWith } from '../../rig/test.ts'

const { chainId, contracts } = inject('stack')
const registry = contracts.ethereumDidRegistry
const identity = `0x${'22'.repeat(20)}` as const
const did = `did:ethr:${numberToHex(chainId)}:${identity}`

const test = testWith({ ETHEREUM_DID_REGISTRY: registry, RATE_LIMIT_HISTORIES: '300' })

test('one very long change of an identity is read only up to a limit of bytes, and not again for the same client within a minute', async ({
  node,
}) => {
  const chain = await openChainOfLongChange()
  node.ctx.config.rpcUrl = chain.url
  const resolve = async () => {
    const response = await fetch(`${node.url}/1.0/identifiers/${did}`)
    return { status: response.status, answer: await response.text() }
  }
  expect(await resolve()).toEqual({ status: 500, answer: expect.stringContaining('over 256000 bytes') })
  expect((await resolve()).status).toBe(429)
  expect(await chain.endings()).toEqual(['cut', 'cut'])
  await chain.close()
})

test('an answer of the chain about changes of an identity counts as one read for each started 4,000 bytes', async () => {
  const countFor = async (bytes: number) => {
    const frame = JSON.stringify({ result: [''] })
    const body = frame.replace('""', `"${'x'.repeat(bytes - frame.length)}"`)
    let reads = 0
    const reader = createHistoryReader({ rpcUrl: '', fetch: async () => new Response(body) }, async () => {
      reads++
    })
    for (let block = 1; block <= maximumDidHistory.freeReads + 1; block++)
      await reader.readLogs({ address: registry, topics: [], fromBlock: block, toBlock: block })
    return reads
  }
  expect([await countFor(4000), await countFor(4001)]).toEqual([1, 6])
})

/**
 * Opens a chain on which the identity has changed only once. The log of this change has 50 MB,
 * which is more than a connection buffers. `endings` tells for each answer whether the server has
 * read it whole.
 */
async function openChainOfLongChange() {
  const endings: Promise<string>[] = []
  const server = createServer(async (request, response) => {
    const { method } = JSON.parse(await text(request))
    response.writeHead(200, { 'content-type': 'application/json' })
    if (method === 'eth_call') response.end(JSON.stringify({ result: pad('0x01') }))
    else
      endings.push(
        pipeline(Readable.from(writeLongLog()), response).then(
          () => 'whole',
          () => 'cut',
        ),
      )
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('A TCP server has no port')
  return {
    url: `http://127.0.0.1:${address.port}`,
    endings: () => Promise.all(endings),
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

function* writeLongLog() {
  const topics = [toEventSelector('DIDAttributeChanged(address,bytes32,bytes,uint256,uint256)'), pad(identity)]
  const words = [stringToHex('a note', { size: 32 }), pad('0x80'), pad('0x01'), pad('0x'), pad('0x')]
  const log = { address: registry, topics, blockNumber: '0x1', logIndex: '0x0', data: concatHex(words) }
  const answer = JSON.stringify({ jsonrpc: '2.0', id: 1, result: [log] })
  const end = answer.indexOf('"}]')
  yield answer.slice(0, end)
  const part = '61'.repeat(50_000)
  for (let sent = 0; sent < 50_000_000; sent += part.length) yield part
  yield answer.slice(end)
}
