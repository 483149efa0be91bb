import type { ServerEvent } from '@did/domain/account/socket-message'
import { queryKeys } from '../../lib/query/query-keys.ts'

/**
 * The queries that each event makes stale. The list of requests shows the states of claims, and the
 * list of claims shows the states of requests.
 */
export const staleAfter = {
  verification_update: [queryKeys.notifications, queryKeys.requests, queryKeys.claims],
  claim_verified: [queryKeys.notifications, queryKeys.claims, queryKeys.requests, queryKeys.shares],
  verifier_update: [
    queryKeys.notifications,
    queryKeys.ownUser,
    queryKeys.verifierStatus,
    queryKeys.verifiers,
    queryKeys.requests,
    queryKeys.applications,
  ],
  withdrawal_update: [queryKeys.notifications, queryKeys.confirmations],
  share_opened: [queryKeys.notifications, queryKeys.shares],
  control_update: [queryKeys.notifications],
} satisfies Record<ServerEvent['type'], readonly (readonly string[])[]>

export const liveQueries = new Set([...Object.values(staleAfter).flat(), queryKeys.dids])
