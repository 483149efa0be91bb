import type { DataExport } from '@did/domain/account/data-export'
import type { UserId } from '@did/domain/ids'
import type { Context } from '../../context.ts'
import { readAllPages } from '../../http/read-all-pages.ts'
import type { Session } from '../auth/session.ts'
import { readableStatus } from './policy.ts'
import { presentAskedRequest, presentRequest } from './present.ts'
import { listRequestsOfRequester, listRequestsOfVerifier } from './service.ts'

export async function exportRequestsSent(ctx: Context, userId: UserId): Promise<DataExport['requestsSent']> {
  const rows = await readAllPages(
    (page) => listRequestsOfRequester(ctx, userId, page),
    ({ request }) => request.id,
  )
  return rows.map(presentRequest)
}

/** Exports what the user may read now: a suspended verifier reads only what it decided. */
export async function exportRequestsReceived(
  ctx: Context,
  session: Session,
  userId: UserId,
): Promise<DataExport['requestsReceived']> {
  const status = readableStatus(session, undefined) ?? undefined
  const rows = await readAllPages(
    (page) => listRequestsOfVerifier(ctx, userId, { ...page, status }),
    ({ request }) => request.id,
  )
  return rows.map(presentAskedRequest)
}
