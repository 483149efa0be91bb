import { AppError } from '@did/domain/errors'
import type { ProvingOptions } from './proof-engine.ts'
import type { MadeProof, ProofJob } from './prover.ts'
import type { ProverOrder, ProverReport } from './prover-worker.ts'
import type { CircuitName } from './statement.ts'

export type ProveOptions = ProvingOptions & { timeoutMs?: number }

const defaultTimeoutMs = 60_000
let prover: Worker | undefined
let queue: Promise<unknown> = Promise.resolve()

/**
 * Loads the files for the first proof of a circuit in advance. They are more than a megabyte, so
 * call this function only when a proof is likely.
 */
export function prepareProver(circuit: CircuitName): void {
  order({ kind: 'prepare', circuit })
}

/**
 * Makes proofs in another thread, one after the other. Rejects in the same cases as `makeProof`,
 * after an abort with the signal's reason, and with `prover-unavailable` when the thread cannot
 * load its files or the proof takes too long. An abort or a timeout ends the thread, and the next
 * proof starts a new thread.
 */
export function proveInWorker(job: ProofJob, options: ProveOptions = {}): Promise<MadeProof> {
  const made = queue.then(() => proveNow(job, options))
  queue = made.catch(() => {})
  return made
}

function proveNow(
  job: ProofJob,
  { signal, timeoutMs = defaultTimeoutMs, onProgress }: ProveOptions,
): Promise<MadeProof> {
  signal?.throwIfAborted()
  const { promise, resolve, reject } = Promise.withResolvers<MadeProof>()
  const worker = order({ kind: 'prove', job })
  const end = (reason: unknown) => {
    stop()
    reject(reason)
  }
  const timer = setTimeout(() => end(new AppError('prover-unavailable', 'The proof took too long')), timeoutMs)
  const handleAbort = () => end(signal?.reason)
  const handleError = () => end(new AppError('prover-unavailable', 'The prover did not start'))
  const handleMessage = ({ data }: MessageEvent<ProverReport>) => {
    if (data.kind === 'progress') onProgress?.(data.share)
    if (data.kind === 'made') resolve(data.made)
    if (data.kind === 'failed') reject(new AppError(data.code, data.message))
  }
  signal?.addEventListener('abort', handleAbort)
  worker.addEventListener('error', handleError)
  worker.addEventListener('message', handleMessage)
  return promise.finally(() => {
    clearTimeout(timer)
    signal?.removeEventListener('abort', handleAbort)
    worker.removeEventListener('error', handleError)
    worker.removeEventListener('message', handleMessage)
  })
}

function order(message: ProverOrder): Worker {
  prover ??= start()
  prover.postMessage(message)
  return prover
}

/**
 * Starts a thread. A thread whose script does not load would never answer, so this function ends
 * it, and the next proof starts another thread.
 */
function start(): Worker {
  const worker = new Worker(new URL('./prover-worker.ts', import.meta.url), { type: 'module' })
  worker.addEventListener('error', () => {
    if (prover === worker) stop()
  })
  return worker
}

function stop(): void {
  prover?.terminate()
  prover = undefined
}
