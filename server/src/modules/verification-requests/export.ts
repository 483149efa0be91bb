import type { ExportedRows } from '@did/domain/account/data-export'
import type { UserId } from '@did/domain/ids'
import type { Context } from '../../context.ts'
import { mapRows, readPages } from '../../http/read-pages.ts'
import type { Session } from '../auth/session.ts'
import { readableStatus } from './policy.ts'
import { presentAskedRequest, presentRequest } from './present.ts'
import { listRequestsOfRequester, listRequestsOfVerifier } from './service.ts'

export function exportRequestsSent(ctx: Context, userId: UserId): ExportedRows<'requestsSent'> {
  const rows = readPages(
    (page) => listRequestsOfRequester(ctx, userId, page),
    ({ request }) => request.id,
  )
  return mapRows(rows, presentRequest)
}

/** A suspended verifier can read only its decided requests, so only these are exported. */
export function exportRequestsReceived(
  ctx: Context,
  session: Session,
  userId: UserId,
): ExportedRows<'requestsReceived'> {
  const status = readableStatus(session, undefined) ?? undefined
  const rows = readPages(
    (page) => listRequestsOfVerifier(ctx, userId, { ...page, status }),
    ({ request }) => request.id,
  )
  return mapRows(rows, presentAskedRequest)
}
