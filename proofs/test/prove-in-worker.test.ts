import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { prepareProver, proveInWorker } from '../src/prove-in-worker.ts'
import type { ProverOrder, ProverReport } from '../src/prover-worker.ts'
import { buildJob } from './proof-fixtures.ts'

/** Stands in for the browser's `Worker`. The test decides which messages this worker sends. */
class FakeWorker extends EventTarget {
  readonly orders: ProverOrder[] = []
  isEnded = false
  constructor() {
    super()
    workers.push(this)
  }
  postMessage(order: ProverOrder) {
    this.orders.push(order)
  }
  terminate() {
    this.isEnded = true
  }
  report(report: ProverReport) {
    this.dispatchEvent(new MessageEvent('message', { data: report }))
  }
}

const workers: FakeWorker[] = []
const last = () => workers.at(-1) as FakeWorker
const made = { kind: 'made', made: { circuitId: 'one-clause.dev' } } as ProverReport
const settle = () => new Promise((resolve) => setImmediate(resolve))

beforeEach(() => vi.stubGlobal('Worker', FakeWorker))
afterEach(async () => {
  // An error ends each worker, so that no thread is left for the next test.
  for (const worker of workers) worker.dispatchEvent(new Event('error'))
  workers.length = 0
  vi.unstubAllGlobals()
})

test('one thread makes proofs one after the other and reports the progress of each', async () => {
  prepareProver('one-clause')
  const shares: number[] = []
  const [first, second] = [
    proveInWorker(buildJob(), { onProgress: (share) => shares.push(share) }),
    proveInWorker(buildJob()),
  ]
  await settle()
  expect(last().orders.map(({ kind }) => kind)).toEqual(['prepare', 'prove'])
  last().report({ kind: 'progress', share: 0.2 })
  last().report(made)
  expect(await first).toMatchObject({ circuitId: 'one-clause.dev' })
  await settle()
  expect(last().orders.length).toBe(3)
  last().report({ kind: 'failed', code: 'proof-invalid', message: 'The statement does not hold' })
  await expect(second).rejects.toMatchObject({ code: 'proof-invalid' })
  expect(shares).toEqual([0.2])
  expect(workers.length).toBe(1)
})

test('the promise of a cancelled proof rejects with the given reason and the proof’s thread ends at once, and the next proof gets a new thread', async () => {
  const cancelled = new AbortController()
  const proving = proveInWorker(buildJob(), { signal: cancelled.signal })
  await settle()
  const [ended] = workers
  cancelled.abort(new Error('closed'))
  await expect(proving).rejects.toThrow('closed')
  expect(ended?.isEnded).toBe(true)
  const next = proveInWorker(buildJob())
  await settle()
  expect(last()).not.toBe(ended)
  last().report(made)
  await next
  await expect(proveInWorker(buildJob(), { signal: cancelled.signal })).rejects.toThrow('closed')
})

test('the prover is reported as unavailable when a proof takes too long or when the thread does not start', async () => {
  const late = proveInWorker(buildJob(), { timeoutMs: 5 })
  await expect(late).rejects.toMatchObject({ code: 'prover-unavailable' })
  expect(last().isEnded).toBe(true)
  const broken = proveInWorker(buildJob())
  await settle()
  last().dispatchEvent(new Event('error'))
  await expect(broken).rejects.toMatchObject({ code: 'prover-unavailable' })
  prepareProver('one-clause')
  last().dispatchEvent(new Event('error'))
  const next = proveInWorker(buildJob())
  await settle()
  expect(last().orders.map(({ kind }) => kind)).toEqual(['prove'])
  last().report(made)
  await next
})
