import { isAppError } from '@did/domain/errors'
import type { Proof, ProofRequest } from '@did/domain/proof'
import type { ProofEngine } from '@did/proofs/proof-engine'
import { useEffect, useRef, useState } from 'react'
import { describeError } from '../../lib/describe-error.ts'
import { toast } from '../../lib/toast.ts'
import { proofTexts as texts } from '../../texts/proof.ts'

/** The making of one proof: how far it is, why the last one was not made, and how to stop it. Closing the dialog stops it, too. */
export function useGeneration() {
  const [progress, setProgress] = useState(0)
  const [failure, setFailure] = useState<string | null>(null)
  const running = useRef<AbortController | null>(null)
  const latest = useRef(0)
  useEffect(() => () => running.current?.abort(), [])

  /** Null when there is no proof: it was stopped, or the reason stands in `failure`. */
  const generate = async (engine: ProofEngine, request: ProofRequest): Promise<Proof | null> => {
    const controller = new AbortController()
    const { signal } = controller
    running.current = controller
    setProgress(0)
    setFailure(null)
    try {
      return await engine.prove(request, { signal, onProgress: setProgress })
    } catch (error) {
      if (signal.aborted) return null
      setFailure(isAppError(error, 'proof-invalid') ? texts.notSo : describeError(error).message)
      toast({ variant: 'destructive', ...texts.generateFailed })
      return null
    }
  }
  const begin = () => {
    latest.current += 1
    return latest.current
  }
  const isLatest = (run: number) => run === latest.current
  const stop = () => running.current?.abort()
  /** Stops it for good: what it ends with is nobody's any more. */
  const giveUp = () => {
    begin()
    stop()
  }
  return { progress, failure, begin, isLatest, generate, forgetFailure: () => setFailure(null), stop, giveUp }
}
