import type { PendingAsked } from '@did/domain/verification-request/verification-request'
import type { QueryClient } from '@tanstack/react-query'
import { pendingRequestsQuery } from './queries.ts'

/**
 * Removes a decided request from its verifier's list before the page has loaded the list again.
 * Otherwise the verifier could press the request's row until then, and the rows below would move
 * while the verifier presses one.
 */
export function dropDecided(client: QueryClient, { id, verifierId }: PendingAsked): void {
  const drop = () =>
    client.setQueryData(pendingRequestsQuery(verifierId).queryKey, (rows) => rows?.filter((row) => row.id !== id))
  // Wait for two frames. The dialog closes within a frame and gives the focus back. When the
  // request's row is gone, the next request opens, and only then may the next request take the
  // focus.
  requestAnimationFrame(() => requestAnimationFrame(drop))
}
