import { isAppError } from '@did/domain/errors'
import type { Proof, ProofRequest } from '@did/domain/proof/proof'
import type { ProofEngine } from '@did/proofs/proof-engine'
import { useEffect, useRef, useState } from 'react'
import { describeError } from '../../../lib/describe-error.ts'
import { proofTexts as texts } from '../../../texts/en/proof/proof.ts'
import { toast } from '../../../ui/toast/toast.ts'
import '../../../entities/proof/proof-errors.ts'

/** `refuted` means that the values contradict the statement, and `none` that no proof was made. */
type Generated = { status: 'made'; proof: Proof } | { status: 'refuted' } | { status: 'none' }

/** Makes one proof at a time. Closing the dialog stops the work on a proof. */
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
  const giveUp = () => {
    begin()
    stop()
  }
  return { progress, failure, begin, isLatest, generate, forgetFailure: () => setFailure(null), stop, giveUp }
}
