/**
 * Makes proofs one after the other, in a thread beside the page. `prove-in-worker.ts` sends the
 * orders.
 */
import { AppError, type ErrorCode, isAppError } from '@did/domain/errors'
import { loadArtifacts } from './prover/artifacts.ts'
import { SumSpreader } from './prover/lanes.ts'
import { BucketSums } from './prover/sums/bucket-sums.ts'
import { pointModule } from './prover/sums/point-code.ts'
import { type MadeProof, makeProof, type ProofJob } from './prover.ts'
import { type CircuitName, circuitOf } from './statement.ts'

export type ProverOrder = { kind: 'prepare'; circuit: CircuitName } | { kind: 'prove'; job: ProofJob }
export type ProverReport =
  | { kind: 'progress'; share: number }
  | { kind: 'made'; made: MadeProof }
  | { kind: 'failed'; code: ErrorCode; message: string }

/**
 * The prover uses at most this many threads, including this one. More threads would gain little,
 * because one thread alone computes the quotient.
 */
const maximumThreads = 4
/**
 * The other threads of the prover. They start at once, so that their script loads while this thread
 * waits for the keys.
 */
const workers = Array.from(
  { length: Math.min(navigator.hardwareConcurrency || 1, maximumThreads) - 1 },
  () => new Worker(new URL('./prover/lane-worker.ts', import.meta.url), { type: 'module' }),
)
let lanes: Promise<SumSpreader> | undefined

self.addEventListener('message', (event: MessageEvent<ProverOrder>) => void follow(event.data))

async function follow(order: ProverOrder): Promise<void> {
  if (order.kind === 'prepare') {
    // A file that did not load is not reported here, because the next proof needs the same file and
    // reports the failure.
    await Promise.allSettled([loadArtifacts(order.circuit), startLanes()])
    return
  }
  const report = (message: ProverReport) => self.postMessage(message)
  try {
    report({ kind: 'made', made: await prove(order.job, (share) => report({ kind: 'progress', share })) })
  } catch (error) {
    const known = isAppError(error) ? error : new AppError('prover-unavailable', String(error))
    report({ kind: 'failed', code: known.code, message: known.message })
  }
}

async function prove(job: ProofJob, onProgress: (share: number) => void): Promise<MadeProof> {
  const [artifacts, spreader] = await Promise.all([loadArtifacts(circuitOf(job.statement)), startLanes()])
  try {
    return await makeProof(job, artifacts, { randomBytes, sum: spreader.sum, onProgress })
  } finally {
    spreader.forget()
  }
}

function startLanes(): Promise<SumSpreader> {
  lanes ??= createSpreader()
  return lanes
}

async function createSpreader(): Promise<SumSpreader> {
  const module = pointModule()
  return new SumSpreader(workers, module, await BucketSums.start(module))
}

function randomBytes(length: number): Uint8Array {
  return crypto.getRandomValues(new Uint8Array(length))
}
