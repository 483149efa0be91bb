import { isAppError } from '@did/domain/errors'
import type { Proof, ProofRequest } from '@did/domain/proof'
import type { ProofEngine } from '@did/proofs/proof-engine'
import { useEffect, useRef, useState } from 'react'
import { describeError } from '../../lib/describe-error.ts'
import { toast } from '../../lib/toast.ts'
import { proofTexts as texts } from '../../texts/proof.ts'

/** `refuted`: the values do not show what was asked. `none`: the verifier stopped the proof, or the reason stands in `failure`. */
type Generated = { status: 'made'; proof: Proof } | { status: 'refuted' } | { status: 'none' }

/** The making of one proof: how far it is, why the last one was not made, and how to stop it. Closing the dialog stops it, too. */
export function useGeneration() {
  const [progress, setProgress] = useState(0)
  const [failure, setFailure] = useState<string | null>(null)
  const running = useRef<AbortController | null>(null)
  const latest = useRef(0)
  useEffect(() => () => running.current?.abort(), [])

  const generate = async (engine: ProofEngine, request: ProofRequest): Promise<Generated> => {
    const controller = new AbortController()
    const { signal } = controller
    running.current = controller
    setProgress(0)
    setFailure(null)
    try {
      return { status: 'made', proof: await engine.prove(request, { signal, onProgress: setProgress }) }
    } catch (error) {
      if (signal.aborted) return { status: 'none' }
      if (isAppError(error, 'proof-invalid')) return { status: 'refuted' }
      setFailure(describeError(error).message)
      toast({ variant: 'destructive', ...texts.generateFailed })
      return { status: 'none' }
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
