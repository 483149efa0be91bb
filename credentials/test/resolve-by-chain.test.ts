import { maximumDidHistory } from '@did/domain/verifier/limits'
import { pad } from 'viem'
import { expect, test } from 'vitest'
import { resolveByChain } from '../src/foreign/find-foreign-facts.ts'

const chainId = 100
const registry = `0x${'11'.repeat(20)}` as const
const identity = `0x${'22'.repeat(20)}`

test('a did:ethr with one change of many megabytes gets no document, and the chain’s answer about this change is not read to its end', async () => {
  const partBytes = 100_000
  let sent = 0
  const longAnswer = new ReadableStream<Uint8Array>(
    {
      pull: (stream) => {
        sent += partBytes
        if (sent > 100 * partBytes) stream.close()
        else stream.enqueue(new Uint8Array(partBytes).fill(0x20))
      },
    },
    { highWaterMark: 0 },
  )
  const answers: Record<string, () => Response> = {
    eth_chainId: () => Response.json({ result: `0x${chainId.toString(16)}` }),
    eth_call: () => Response.json({ result: pad('0x01') }),
    eth_getLogs: () => new Response(longAnswer),
  }
  const document = await resolveByChain(`did:ethr:0x${chainId.toString(16)}:${identity}`, {
    installation: { chainId, rpcUrl: '', didRegistry: registry, deployedAtBlock: 0, verifierPolicy: 'review' },
    ethereumDidRegistry: registry,
    fetch: async (_url, init) => answers[JSON.parse(String(init?.body)).method]?.() ?? Response.error(),
    now: 0,
    serverUrl: null,
    load: async () => null,
    serviceDid: '',
  })
  expect([document, sent]).toEqual([null, maximumDidHistory.answerBytes + partBytes])
})
