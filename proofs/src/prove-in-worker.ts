import { AppError } from '@did/domain/errors'
import type { MadeProof, ProofJob } from './prover.ts'
import type { ProverOrder, ProverReport } from './prover-worker.ts'
import type { CircuitName } from './statement.ts'

export type ProveOptions = {
  signal?: AbortSignal | undefined
  timeoutMs?: number
  /** 0 to 1, in a few steps. */
  onProgress?: (share: number) => void
}

const defaultTimeoutMs = 60_000
let prover: Worker | undefined
let queue: Promise<unknown> = Promise.resolve()

/** Fetches and starts, ahead of the first proof, what a circuit needs: more than a megabyte. Ask for it once a proof is likely. */
export function prepareProver(circuit: CircuitName): void {
  order({ kind: 'prepare', circuit })
}

/**
 * Makes a proof in another thread, one after the other. Rejects with what `makeProof` does, with the signal's reason once it is
 * aborted, and with `prover-unavailable` when the keys cannot be had or the time is up; the thread is then ended, and the next proof
 * starts another.
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

/** One whose script did not come never answers: the next order starts another. */
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
