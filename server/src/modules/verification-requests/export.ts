import type { DataExport } from '@did/domain/account/data-export'
import type { UserId } from '@did/domain/ids'
import type { Context } from '../../context.ts'
import { readAllPages } from '../../http/read-all-pages.ts'
import { presentAskedRequest, presentRequest } from './present.ts'
import { listRequestsOfRequester, listRequestsOfVerifier } from './service.ts'

export async function exportRequestsSent(ctx: Context, userId: UserId): Promise<DataExport['requestsSent']> {
  const rows = await readAllPages(
    (page) => listRequestsOfRequester(ctx, userId, page),
    ({ request }) => request.id,
  )
  return rows.map(presentRequest)
}

export async function exportRequestsReceived(ctx: Context, userId: UserId): Promise<DataExport['requestsReceived']> {
  const rows = await readAllPages(
    (page) => listRequestsOfVerifier(ctx, userId, page),
    ({ request }) => request.id,
  )
  return rows.map(presentAskedRequest)
}
