import type { RequestId, UserId } from '@did/domain/ids'
import type { ConfirmedAgain } from '@did/domain/verification-request/confirm-again'
import { confirmAgainCalls as calls } from '@did/domain/verification-request/confirm-again-calls'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'
import { queryKeys } from '../../lib/query/query-keys.ts'

/**
 * Reads what this verifier confirmed before it was accredited. The data are null if `verifierId` is
 * the id of another user than the signed-in one.
 */
export const toConfirmAgainQuery = (verifierId: UserId) =>
  queryOptions({
    queryKey: queryKeys.toConfirmAgain(verifierId),
    queryFn: ({ signal }) => api(calls.listToConfirmAgain, { params: { verifierId }, signal }),
  })

type Ending<Result> = { onSuccess: (result: Result) => void; onError: (error: Error) => void }

/**
 * Puts an earlier confirmation into the verifier's list of waiting requests again. The verifier or
 * the claim's owner can do this.
 */
export function useConfirmAgain(ending: Ending<unknown>) {
  const refresh = useRefresh()
  return useMutation({
    ...ending,
    mutationFn: (id: RequestId) => api(calls.confirmAgain, { params: { id } }),
    onSettled: refresh,
  })
}

export function useConfirmAllAgain(ending: Ending<ConfirmedAgain>) {
  const refresh = useRefresh()
  return useMutation({
    ...ending,
    mutationFn: (verifierId: UserId) => api(calls.confirmAllAgain, { params: { verifierId } }),
    onSettled: refresh,
  })
}

function useRefresh() {
  const client = useQueryClient()
  return () =>
    Promise.all([queryKeys.requests, queryKeys.claims].map((queryKey) => client.invalidateQueries({ queryKey })))
}
