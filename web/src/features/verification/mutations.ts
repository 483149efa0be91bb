import { isAppError } from '@did/domain/errors'
import type { ClaimId, RequestId, UserId } from '@did/domain/ids'
import { verificationRequestRoutes } from '@did/domain/routes/verification-requests'
import type { RequestQuestion, VerificationRequest } from '@did/domain/verification-request'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { api } from '../../lib/api.ts'
import { queryKeys } from '../../lib/query-keys.ts'
import type { Sealing, Withheld } from '../../lib/vault/send-to-verifier.ts'
import type { PendingAsked } from './queries.ts'

/** `attempt` is one press of the button however often it is sent: silence and another try make one request, not two. */
export type Ask = {
  claimId: ClaimId
  verifierId: UserId
  attempt: string
  sealing: (() => Promise<Sealing>) | null
}
/** `withheld` says why private attributes that were to go along did not; null when nothing was left out. */
type Asked = { withheld: Withheld | null }

/**
 * What a screen does about the end of a mutation. It is told even when the answer has taken the screen away: callbacks given to
 * `mutate` are not.
 */
type Ending<Result> = { onSuccess: (result: Result) => void; onError: (error: Error) => void }

export function useRequestVerification(ending: Ending<Asked>) {
  const client = useQueryClient()
  // What was signed and got no answer is sent again as it is: the wallet is not asked twice for one request. A press that sealed
  // nothing is not kept, because the next press may seal.
  const unanswered = useRef<{ attempt: string; sealed: Sealing } | null>(null)
  return useMutation({
    ...ending,
    mutationFn: async ({ claimId, verifierId, attempt, sealing }: Ask) => {
      const kept = sealing && unanswered.current?.attempt === attempt ? unanswered.current.sealed : null
      unanswered.current = null
      const sealed = kept ?? (await sealing?.())
      const attributes =
        sealed?.kind === 'sealed' ? { attributes: sealed.attributes, claimHash: sealed.claimHash } : null
      // One key is for one body, and no two ciphertexts are alike. The database keeps a second request from being made.
      const key = attributes ? {} : { idempotencyKey: attempt }
      const body = { claimId, verifierId, ...attributes }
      await api(verificationRequestRoutes.requestVerification, { body, ...key }).catch((error) => {
        if (sealed?.kind === 'sealed' && !isAppError(error)) unanswered.current = { attempt, sealed }
        throw error
      })
      return { withheld: sealed?.kind === 'withheld' ? sealed.why : null }
    },
    // The claim says who has been asked about it.
    onSettled: () =>
      Promise.all([queryKeys.requests, queryKeys.claims].map((queryKey) => client.invalidateQueries({ queryKey }))),
  })
}

export function useRejectRequest(ending: Ending<VerificationRequest>) {
  const client = useQueryClient()
  return useMutation({
    ...ending,
    mutationFn: ({ request: { id, claim }, reason }: { request: PendingAsked; reason: string }) =>
      api(verificationRequestRoutes.decideRequest, {
        params: { id },
        body: { status: 'rejected', claimHash: claim.claimHash, ...(reason === '' ? {} : { reason }) },
      }),
    onSettled: () => client.invalidateQueries({ queryKey: queryKeys.requests }),
  })
}

type RequestWords = { id: RequestId; text: string }

export function useAskQuestion(ending: Ending<undefined>) {
  const client = useQueryClient()
  return useMutation({
    ...ending,
    mutationFn: ({ id, text }: RequestWords) =>
      api(verificationRequestRoutes.askQuestion, { params: { id }, body: { text } }),
    onSettled: () => client.invalidateQueries({ queryKey: queryKeys.requests }),
  })
}

export function useAnswerQuestion(ending: Ending<undefined>) {
  const client = useQueryClient()
  return useMutation({
    ...ending,
    mutationFn: ({ id, ...body }: RequestWords & Pick<RequestQuestion, 'askedAt'>) =>
      api(verificationRequestRoutes.answerQuestion, { params: { id }, body }),
    onSettled: () => client.invalidateQueries({ queryKey: queryKeys.requests }),
  })
}
