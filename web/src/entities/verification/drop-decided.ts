import type { PendingAsked } from '@did/domain/verification-request/verification-request'
import type { QueryClient } from '@tanstack/react-query'
import { queryKeys } from '../../lib/query/query-keys.ts'
import { pendingRequestsQuery } from './queries.ts'

/**
 * Takes a decided request out of its verifier's list at once. Otherwise the row could be pressed
 * until the list has loaded again, and then the rows below would move under the verifier's finger.
 */
export function dropDecided(client: QueryClient, { id, verifierId }: PendingAsked): void {
  // An answer of before the decision still has the request.
  void client.cancelQueries({ queryKey: queryKeys.requestsOfVerifier(verifierId) })
  client.setQueryData(pendingRequestsQuery(verifierId).queryKey, (rows) => rows?.filter((row) => row.id !== id))
}
