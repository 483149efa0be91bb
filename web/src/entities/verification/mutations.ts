import { signedRecordCalls } from '@did/domain/attestation/signed-record-calls'
import { verificationRequestCalls } from '@did/domain/calls/verification-requests'
import type { Claim } from '@did/domain/claim/claim'
import { isAppError } from '@did/domain/errors'
import type { RequestId, SignedRecordId, UserId } from '@did/domain/ids'
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

/**
 * `attempt` identifies one press of the button. A retry of the call keeps it, so that the server
 * stores only one request.
 */
export type Ask = {
  /** The claim as the screen shows it. The server refuses the request if it has another text. */
  claim: Pick<Claim, 'id' | 'claimHash'>
  verifierId: UserId
  attempt: string
  /**
   * A waiting request to the same verifier. The server replaces it by the new request in one step.
   */
  replaces?: RequestId | null
  sealing: (() => Promise<Sealing>) | null
}
/** Thrown when the page sent nothing, because the verifier cannot get the private attributes. */
export class AttributesWithheld extends Error {
  override name = 'AttributesWithheld'
  readonly why: Withheld
  constructor(why: Withheld) {
    super(`The attributes cannot be sealed for this verifier: ${why}`)
    this.why = why
  }
}

/**
 * These callbacks run even if the screen has closed meanwhile, unlike the callbacks that `mutate`
 * accepts.
 */
type Ending<Result> = { onSuccess: (result: Result) => void; onError: (error: Error) => void }

export function useRequestVerification(ending: Ending<VerificationRequest>) {
  const client = useQueryClient()
  // If the server did not answer, keep the signed attributes for the next press, so that the wallet
  // signs only once for a request. If the page sealed no attributes, keep nothing, because the page
  // may seal some at the next press.
  const unanswered = useRef<{ attempt: string; sealed: Sealing } | null>(null)
  return useMutation({
    ...ending,
    mutationFn: async ({ claim: { id: claimId, claimHash }, verifierId, attempt, sealing, replaces }: Ask) => {
      const kept = sealing && unanswered.current?.attempt === attempt ? unanswered.current.sealed : null
      unanswered.current = null
      const sealed = kept ?? (await sealing?.())
      // The owner cannot add attributes to a request that was sent. So the owner first decides
      // whether to send the request without attributes.
      if (sealed?.kind === 'withheld') throw new AttributesWithheld(sealed.why)
      const attributes = sealed?.kind === 'sealed' ? { attributes: sealed.attributes } : null
      // A request with attributes has no idempotency key. At a retry, the page may seal the
      // attributes again, which changes the request's body. The database refuses a duplicate of
      // such a request.
      const key = attributes ? {} : { idempotencyKey: attempt }
      const body = { claimId, claimHash, verifierId, ...attributes, ...(replaces && { replaces }) }
      return api(verificationRequestCalls.requestVerification, { body, ...key }).catch((error) => {
        if (sealed?.kind === 'sealed' && !isAppError(error)) unanswered.current = { attempt, sealed }
        throw error
      })
    },
    // A claim lists the verifiers that were asked about it, so refetch the claims, too.
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
