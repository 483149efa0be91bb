import { availableParallelism } from 'node:os'
import { AppError } from '@did/domain/errors'
import type { Proof } from '@did/domain/proof/proof'
import { hasDevelopmentKeys } from '@did/proofs/circuit-keys'
import type { ExpectedProof, ProofJudgement } from '@did/proofs/verify'
import Tinypool from 'tinypool'

export type ProofCheck = { proof: Proof; expected: ExpectedProof }
export type ProofChecks = {
  check: (wanted: ProofCheck) => Promise<ProofJudgement>
  /** Tells whether the keys in the repository are development keys, which count only in a trial. */
  haveDevelopmentKeys: boolean
  stop: () => Promise<void>
}

/** A check takes some 50 ms of one core, so one thread empties a full queue in two seconds. */
const maximumQueue = 40
/** A thread starts with the first real proof, and ends after this long without work. */
const idleMs = 10_000

/** Threads check real proofs, so that other calls continue. May throw `proof-queue-full`. */
export function createProofChecks({
  threads = Math.max(1, availableParallelism() - 1),
  queue = maximumQueue,
} = {}): ProofChecks {
  let pool: Tinypool | null = null
  const start = () =>
    new Tinypool({
      filename: new URL('./check-proof-in-thread.ts', import.meta.url).href,
      runtime: 'worker_threads',
      minThreads: 0,
      maxThreads: threads,
      maxQueue: queue,
      idleTimeout: idleMs,
      isolateWorkers: false,
    })
  return {
    haveDevelopmentKeys: hasDevelopmentKeys,
    check: async (wanted) => {
      pool ??= start()
      if (pool.queueSize >= queue) throw new AppError('proof-queue-full', 'Too many proofs are being checked')
      return pool.run(wanted, { name: 'checkProofInThread' })
    },
    stop: async () => {
      await pool?.destroy()
      pool = null
    },
  }
}
