import { maximumChainAnswerBytes } from '@did/credentials/chain/limit-answers'
import { afterEach, expect, test, vi } from 'vitest'
import { askTogether } from './ask-together.ts'

const url = 'https://chain.example'
const sent: unknown[] = []

/**
 * The endpoint answers each question with the name of the question's method. Without `takesMany`,
 * it refuses lists of questions. Each answer to a question in a list also has the member `note`.
 */
function playEndpoint({ takesMany, note = '' }: { takesMany: boolean; note?: string }) {
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
    const asked = JSON.parse(body) as { id: number; method: string } | { id: number; method: string }[]
    sent.push(asked)
    if (!Array.isArray(asked)) return Response.json({ id: asked.id, result: asked.method })
    if (!takesMany) return Response.json({ id: null, error: { code: -32600, message: 'One at a time' } })
    return Response.json(asked.map(({ id, method }) => ({ id, result: method, note })).reverse())
  })
}
afterEach(() => {
  sent.length = 0
  vi.unstubAllGlobals()
})

async function askFor(methods: readonly string[]): Promise<unknown[]> {
  const ask = askTogether(url)
  const answers = methods.map((method) => ask(url, { body: JSON.stringify({ jsonrpc: '2.0', id: 1, method }) }))
  return Promise.all(answers.map(async (answer) => ((await (await answer).json()) as { result: unknown }).result))
}

test('questions to the chain that are asked at the same moment are sent in one message, and each gets its own answer', async () => {
  playEndpoint({ takesMany: true })
  expect(await askFor(['eth_chainId', 'eth_call', 'eth_getLogs'])).toEqual(['eth_chainId', 'eth_call', 'eth_getLogs'])
  expect(sent).toHaveLength(1)
})

test('each question to the chain is sent alone when the endpoint refuses lists of questions', async () => {
  playEndpoint({ takesMany: false })
  expect(await askFor(['eth_chainId', 'eth_call'])).toEqual(['eth_chainId', 'eth_call'])
  expect(sent).toHaveLength(3)
})

test('each question to the chain is sent alone when the answers to all of them have too many bytes', async () => {
  playEndpoint({ takesMany: true, note: 'x'.repeat(maximumChainAnswerBytes / 2) })
  expect(await askFor(['eth_chainId', 'eth_call'])).toEqual(['eth_chainId', 'eth_call'])
  expect(sent).toHaveLength(3)
})

test('each question to the chain fails when the endpoint does not answer', async () => {
  vi.stubGlobal('fetch', async () => Promise.reject(new Error('out of reach')))
  await expect(askFor(['eth_chainId', 'eth_call'])).rejects.toThrow('out of reach')
})
