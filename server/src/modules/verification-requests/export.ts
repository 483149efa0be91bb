import type { ExportedRows } from '@did/domain/account/data-export'
import type { UserId } from '@did/domain/ids'
import type { Context } from '../../context.ts'
import { mapRows, readPages } from '../../http/read-pages.ts'
import { presentAskedRequest, presentRequest } from './present.ts'
import { listRequestsOfRequester, listRequestsOfVerifier } from './service.ts'

export function exportRequestsSent(ctx: Context, userId: UserId): ExportedRows<'requestsSent'> {
  const rows = readPages(
    (page) => listRequestsOfRequester(ctx, userId, page),
    ({ request }) => request.id,
  )
  return mapRows(rows, presentRequest)
}

export function exportRequestsReceived(ctx: Context, userId: UserId): ExportedRows<'requestsReceived'> {
  const rows = readPages(
    (page) => listRequestsOfVerifier(ctx, userId, page),
    ({ request }) => request.id,
  )
  return mapRows(rows, presentAskedRequest)
}
