import type { PendingAsked } from '@did/domain/verification-request/verification-request'
import type { QueryClient } from '@tanstack/react-query'
import { pendingRequestsQuery } from './queries.ts'

/**
 * Takes a decided request out of its verifier's list before the list has loaded again. Otherwise
 * the row could be pressed until then, and the rows below would move under the verifier's finger.
 */
export function dropDecided(client: QueryClient, { id, verifierId }: PendingAsked): void {
  const drop = () =>
    client.setQueryData(pendingRequestsQuery(verifierId).queryKey, (rows) => rows?.filter((row) => row.id !== id))
  // The dialog closes within a frame and gives the focus back. The next request may take the focus
  // only after that, and it opens once this row is gone.
  requestAnimationFrame(() => requestAnimationFrame(drop))
}
