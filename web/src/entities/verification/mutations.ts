import { signedRecordCalls } from '@did/domain/attestation/signed-record-calls'
import { verificationRequestCalls } from '@did/domain/calls/verification-requests'
import { isAppError } from '@did/domain/errors'
import type { ClaimId, RequestId, SignedRecordId, UserId } from '@did/domain/ids'
import type {
  PendingAsked,
  RequestQuestion,
  VerificationRequest,
} from '@did/domain/verification-request/verification-request'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { api } from '../../lib/api.ts'
import { queryKeys } from '../../lib/query/query-keys.ts'
import type { Sealing, Withheld } from '../vault/sealed/send-to-verifier.ts'
import { dropDecided } from './drop-decided.ts'

/** `attempt` stays the same when a press is sent again, so that no second request results. */
export type Ask = {
  claimId: ClaimId
  verifierId: UserId
  attempt: string
  /** A waiting request to the same verifier, which the server replaces by this one at once. */
  replaces?: RequestId | null
  sealing: (() => Promise<Sealing>) | null
}
/**
 * This error says that nothing was sent, because the verifier cannot get the private attributes.
 */
export class AttributesWithheld extends Error {
  override name = 'AttributesWithheld'
  readonly why: Withheld
  constructor(why: Withheld) {
    super(`The attributes cannot be sealed for this verifier: ${why}`)
    this.why = why
  }
}

/**
 * These callbacks run even when the screen has closed meanwhile. Callbacks given to `mutate` do
 * not.
 */
type Ending<Result> = { onSuccess: (result: Result) => void; onError: (error: Error) => void }

export function useRequestVerification(ending: Ending<VerificationRequest>) {
  const client = useQueryClient()
  // If the server did not answer, keep the signature for the next press, so that the wallet signs
  // once per request. If the press sealed nothing, keep nothing, because the next press may seal.
  const unanswered = useRef<{ attempt: string; sealed: Sealing } | null>(null)
  return useMutation({
    ...ending,
    mutationFn: async ({ claimId, verifierId, attempt, sealing, replaces }: Ask) => {
      const kept = sealing && unanswered.current?.attempt === attempt ? unanswered.current.sealed : null
      unanswered.current = null
      const sealed = kept ?? (await sealing?.())
      // Nothing can be added to a request that was sent, so the owner first decides to send no
      // attributes.
      if (sealed?.kind === 'withheld') throw new AttributesWithheld(sealed.why)
      const attributes =
        sealed?.kind === 'sealed' ? { attributes: sealed.attributes, claimHash: sealed.claimHash } : null
      // A request with attributes has no idempotency key: a retry may seal the attributes again and
      // so have another body. The database refuses a duplicate of such a request.
      const key = attributes ? {} : { idempotencyKey: attempt }
      const body = { claimId, verifierId, ...attributes, ...(replaces && { replaces }) }
      return api(verificationRequestCalls.requestVerification, { body, ...key }).catch((error) => {
        if (sealed?.kind === 'sealed' && !isAppError(error)) unanswered.current = { attempt, sealed }
        throw error
      })
    },
    // Refetch the claims, too, because a claim lists the verifiers who were asked.
    onSettled: () =>
      Promise.all([queryKeys.requests, queryKeys.claims].map((queryKey) => client.invalidateQueries({ queryKey }))),
  })
}

export function useRecallRequest(ending: Ending<undefined>) {
  const client = useQueryClient()
  return useMutation({
    ...ending,
    mutationFn: (id: RequestId) => api(verificationRequestCalls.recallRequest, { params: { id } }),
    onSettled: () =>
      Promise.all([queryKeys.requests, queryKeys.claims].map((queryKey) => client.invalidateQueries({ queryKey }))),
  })
}

export function useRejectRequest(ending: Ending<VerificationRequest>) {
  const client = useQueryClient()
  return useMutation({
    ...ending,
    mutationFn: ({ request: { id, claim }, reason }: { request: PendingAsked; reason: string }) =>
      api(verificationRequestCalls.decideRequest, {
        params: { id },
        body: { status: 'rejected', claimHash: claim.claimHash, ...(reason === '' ? {} : { reason }) },
      }),
    onSettled: (decided, _, { request }) => {
      if (decided) dropDecided(client, request)
      return client.invalidateQueries({ queryKey: queryKeys.requests })
    },
  })
}

export function useDeleteSignedRecord() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: SignedRecordId) => api(signedRecordCalls.deleteSignedRecord, { params: { id } }),
    onSettled: () => client.invalidateQueries({ queryKey: queryKeys.signedRecords }),
  })
}

type RequestWords = { id: RequestId; text: string }

export function useAskQuestion(ending: Ending<undefined>) {
  const client = useQueryClient()
  return useMutation({
    ...ending,
    mutationFn: ({ id, text }: RequestWords) =>
      api(verificationRequestCalls.askQuestion, { params: { id }, body: { text } }),
    onSettled: () => client.invalidateQueries({ queryKey: queryKeys.requests }),
  })
}

export function useAnswerQuestion(ending: Ending<undefined>) {
  const client = useQueryClient()
  return useMutation({
    ...ending,
    mutationFn: ({ id, ...body }: RequestWords & Pick<RequestQuestion, 'askedAt'>) =>
      api(verificationRequestCalls.answerQuestion, { params: { id }, body }),
    onSettled: () => client.invalidateQueries({ queryKey: queryKeys.requests }),
  })
}
