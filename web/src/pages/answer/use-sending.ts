import { AppError, isAppError } from '@did/domain/errors'
import type { Hex } from '@did/domain/hex'
import type { ClaimId } from '@did/domain/ids'
import type { RequestForProof } from '@did/domain/request-for-proof'
import { circuitOf } from '@did/proofs/statement'
import { useEffect, useRef, useState } from 'react'
import type { Answerable } from '../../features/proving/find-answerable.ts'
import { keepProof } from '../../features/proving/keep-proof.ts'
import type { MadeProofLink } from '../../features/proving/make-proof-link.ts'
import { toast } from '../../lib/toast.ts'
import { toastFailure } from '../../lib/toast-failure.ts'
import { answerTexts as texts } from '../../texts/answering.ts'
import { provingTexts } from '../../texts/proving.ts'

/** A request that was compared with the code it came from. */
export type Answered = { request: RequestForProof; requestHash: Hex }

/** Proves, seals and sends; what did not arrive is sent again as it is. */
export function useSending({ request, requestHash }: Answered) {
  const [state, setState] = useState<'idle' | 'sending' | 'sent'>('idle')
  const asking = useRef<AbortController | null>(null)
  const made = useRef<{ claimId: ClaimId; link: MadeProofLink } | null>(null)
  const { statement, audience } = request
  const expiresAt = Math.floor(Date.parse(request.expiresAt) / 1000)
  useEffect(() => {
    void import('@did/proofs/prove-in-worker').then(({ prepareProver }) => prepareProver(circuitOf(statement)))
    return () => asking.current?.abort()
  }, [statement])

  const makeLink = async ({ claim, holding }: Answerable, signal: AbortSignal) => {
    if (made.current?.claimId === claim.id) return made.current.link
    const { makeAnswerLink } = await import('../../features/proving/make-proof-link.ts')
    const terms = { statement, audience, expiresAt, requestHash }
    const link = await makeAnswerLink({ claimId: claim.id, holding, signal }, terms)
    made.current = { claimId: claim.id, link }
    return link
  }
  const giveUp = async () => {
    const left = made.current
    made.current = null
    if (!left) return
    const { withdrawProofLink } = await import('../../features/proving/make-proof-link.ts')
    await withdrawProofLink(left.link.shareId)
  }
  const send = async (chosen: Answerable) => {
    const controller = new AbortController()
    asking.current = controller
    setState('sending')
    try {
      const link = await makeLink(chosen, controller.signal)
      const { sendAnswer } = await import('../../features/requests-for-proof/send-answer.ts')
      await sendAnswer(link.url, { request, requestHash })
      setState('sent')
      const wish = { statement, audience, lifetimeSeconds: 0 }
      await keepProof(chosen.claim, { ...link, url: '', wish }).catch(() => toast(texts.notKept))
    } catch (error) {
      setState('idle')
      // What was refused stays undelivered; after silence it may have arrived.
      if (error instanceof AppError) await giveUp()
      if (isAppError(error, 'proof-invalid')) toast({ variant: 'destructive', ...provingTexts.notSo })
      else if (!controller.signal.aborted) toastFailure(error)
    }
  }
  return { state, send, cancel: () => asking.current?.abort() }
}
