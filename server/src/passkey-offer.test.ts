import { numberToHex } from 'viem'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { createPasskeyOffer } from './passkey-offer.ts'

const factory = `0x${'fa'.repeat(20)}` as const
const yes = numberToHex(1, { size: 32 })
const told: string[] = []
const log = { info: (message: string) => told.push(message), warn: (message: string) => told.push(message) }
beforeEach(() => {
  told.length = 0
})

type Answer = `0x${string}` | undefined
/**
 * The chain gives the first of `answers` for a good signature, and the second for a wrong one. If
 * `answers` is null, the chain does not answer.
 */
function offerOf(
  answers: readonly [Answer, Answer] | null,
  wishes: { embedded?: boolean; sponsorKey?: undefined } = {},
) {
  let calls = 0
  const call = async () => {
    if (!answers) throw new Error('No answer')
    return { data: answers[calls++ % 2] }
  }
  const config = { didAccountFactory: factory, sponsorKey: `0x${'17'.repeat(32)}` as const, embedded: false, ...wishes }
  return createPasskeyOffer({ config, chain: { client: { call } as never }, log })
}

test('a node without a key that pays for calls does not offer passkeys', () => {
  expect(offerOf([yes, undefined], { sponsorKey: undefined })()).toEqual({ status: 'not-set-up' })
})

test('a node offers passkeys once the chain has accepted a good signature and refused a wrong one', async () => {
  const offer = offerOf([yes, undefined])
  expect(offer()).toEqual({ status: 'unknown' })
  await vi.waitFor(() => expect(offer()).toEqual({ status: 'offered', factory }), { timeout: 60_000 })
  expect(told).toEqual([])
})

test.each<[string, readonly [Answer, Answer]]>([
  ['answers nothing', [undefined, undefined]],
  ['accepts every signature', [yes, yes]],
  ['answers something else', ['0x01', undefined]],
])('a production installation does not offer passkeys on a chain that %s, and logs this once', async (_, answers) => {
  const offer = offerOf(answers)
  offer()
  await vi.waitFor(() => expect(offer()).toEqual({ status: 'no-precompile' }), { timeout: 60_000 })
  expect(told).toEqual([expect.stringContaining('Passkeys are not offered')])
})

test('a trial offers passkeys on a chain without the P-256 precompile, and logs how much gas each signature then costs', async () => {
  const offer = offerOf([undefined, undefined], { embedded: true })
  offer()
  await vi.waitFor(() => expect(offer()).toEqual({ status: 'offered', factory }), { timeout: 60_000 })
  expect(told).toEqual([expect.stringContaining('225,000 gas')])
})

test('while the chain does not answer, a node does not know whether it offers passkeys', async () => {
  const offer = offerOf(null)
  offer()
  await new Promise((resolve) => setImmediate(resolve))
  expect(offer()).toEqual({ status: 'unknown' })
})

test('a node offers passkeys without a restart if the chain shows the precompile a minute after a wrong answer', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const answers: [Answer, Answer] = [undefined, undefined]
  const offer = offerOf(answers)
  const ask = async () => {
    offer()
    await vi.advanceTimersByTimeAsync(1)
    return offer()
  }
  expect(await ask()).toEqual({ status: 'no-precompile' })
  answers[0] = yes
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await ask()).toEqual({ status: 'offered', factory })
  expect(told).toHaveLength(1)
})
