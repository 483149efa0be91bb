import type { Address } from '@did/domain/hex'
import { expect, test } from 'vitest'
import { createChainReader, type Fetch } from './chain-reader.ts'
import { AnswerTooLong, limitAnswers, maximumChainAnswerBytes } from './limit-answers.ts'

const address: Address = `0x${'11'.repeat(20)}`
const filter = { address, topics: [], fromBlock: 1, toBlock: 1 } as const
const partBytes = 100_000

function openChain(bytes: number, limits: Parameters<typeof limitAnswers>[1] = {}) {
  let sent = 0
  let isCut = false
  const frame = JSON.stringify({ jsonrpc: '2.0', id: 1, result: '' })
  const letters = 'é'.repeat((bytes - frame.length) / 2)
  const whole = new TextEncoder().encode(frame.replace('""', `"${letters}"`))
  const body = () =>
    new ReadableStream<Uint8Array>(
      {
        pull: (stream) => {
          const part = whole.subarray(sent, sent + partBytes)
          sent += part.length
          if (part.length > 0) stream.enqueue(part)
          else stream.close()
        },
        cancel: () => {
          isCut = true
        },
      },
      { highWaterMark: 0 },
    )
  return { reader: ask(async () => new Response(body()), limits), letters, sent: () => sent, isCut: () => isCut }
}

test('an answer of the chain is read up to its limit of bytes, and a longer answer is cut and refused', async () => {
  const [longest, longer] = [openChain(maximumChainAnswerBytes), openChain(2 * maximumChainAnswerBytes)]
  expect(await longest.reader.readCode(address)).toBe(longest.letters)
  await expect(longer.reader.readCode(address)).rejects.toThrow(AnswerTooLong)
  expect([longer.isCut(), longer.sent()]).toEqual([true, maximumChainAnswerBytes + partBytes])
})

test('the caller of limitAnswers can set the number of bytes up to which an answer is read', async () => {
  const [short, long] = [200_000, 2_000_000].map((bytes) => openChain(bytes, { most: 200_000 }))
  expect(await short?.reader.readLogs(filter)).toBe(short?.letters)
  await expect(long?.reader.readLogs(filter)).rejects.toThrow(AnswerTooLong)
  expect([long?.isCut(), long?.sent()]).toEqual([true, 300_000])
})

test('the rest of an answer is not read after the function that counts its bytes has thrown an error', async () => {
  const counted: number[] = []
  const count = async (bytes: number) => {
    counted.push(bytes)
    if (bytes >= 300_000) throw new Error('That is enough')
  }
  const chain = openChain(1_000_000, { count })
  await expect(chain.reader.readLogs(filter)).rejects.toThrow('That is enough')
  expect([chain.isCut(), counted]).toEqual([true, [100_000, 200_000, 300_000]])
})

test('an answer that is too long counts as an answer of the called contract, and not as a failure of the endpoint', async () => {
  const { reader } = openChain(2 * maximumChainAnswerBytes)
  await expect(reader.call({ to: address, data: '0x' })).rejects.toMatchObject({ isRevert: true })
})

test('an answer that is read under a limit keeps its HTTP status, even if it has no body', async () => {
  const limited = limitAnswers(async (url) => new Response(url === '/empty' ? null : 'no', { status: 404 }))
  for (const [url, text] of [
    ['/empty', ''],
    ['/full', 'no'],
  ] as const) {
    const response = await limited(url)
    expect([response.status, await response.text()]).toEqual([404, text])
  }
})

function ask(fetch: Fetch, limits: Parameters<typeof limitAnswers>[1]) {
  return createChainReader({ rpcUrl: 'http://chain.example', fetch: limitAnswers(fetch, limits) })
}
