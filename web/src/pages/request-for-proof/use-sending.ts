import { AppError, isAppError } from '@did/domain/errors'
import type { Hex } from '@did/domain/hex'
import type { ClaimId } from '@did/domain/ids'
import type { RequestForProof } from '@did/domain/proof/request-for-proof'
import { circuitOf } from '@did/proofs/statement'
import { useEffect, useRef, useState } from 'react'
import type { Answerable } from '../../entities/proof/find-answerable.ts'
import { keepProof } from '../../entities/proof/keep-proof.ts'
import type { MadeProofLink } from '../../entities/proof/make-proof-link.ts'
import { provingTexts } from '../../texts/en/proof/proving.ts'
import { answerTexts as texts } from '../../texts/en/request-for-proof/answering.ts'
import { toast } from '../../ui/toast/toast.ts'
import { toastFailure } from '../../ui/toast/toast-failure.ts'
import '../../entities/proof/proof-errors.ts'

/**
 * The page has found that the hash of the request is the one in the link that led the owner here.
 */
export type Answered = { request: RequestForProof; requestHash: Hex }

/** If the server did not reply, a second attempt with the same claim sends the same proof. */
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
    const { makeAnswerLink } = await import('../../entities/proof/make-proof-link.ts')
    const terms = { statement, audience, expiresAt, requestHash }
    const link = await makeAnswerLink({ claimId: claim.id, holding, signal }, terms)
    made.current = { claimId: claim.id, link }
    return link
  }
  const giveUp = async () => {
    const left = made.current
    made.current = null
    if (!left) return
    const { withdrawProofLink } = await import('../../entities/proof/make-proof-link.ts')
    await withdrawProofLink(left.link.shareId)
  }
  const send = async (chosen: Answerable) => {
    const controller = new AbortController()
    asking.current = controller
    setState('sending')
    try {
      const link = await makeLink(chosen, controller.signal)
      const { sendAnswer } = await import('../../features/request-for-proof/send-answer.ts')
      await sendAnswer(link.url, { request, requestHash })
      setState('sent')
      const wish = { statement, audience }
      await keepProof(chosen.claim, { ...link, url: '', wish }).catch(() => toast(texts.notKept))
    } catch (error) {
      setState('idle')
      // If the server refused the answer, the server did not store the answer, so withdraw the
      // proof. If no reply came, the server may have stored the answer.
      if (error instanceof AppError) await giveUp()
      if (isAppError(error, 'proof-invalid')) toast({ variant: 'destructive', ...provingTexts.notSo })
      else if (!controller.signal.aborted) toastFailure(error)
    }
  }
  return { state, send, cancel: () => asking.current?.abort() }
}
