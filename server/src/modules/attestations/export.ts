import type { ExportedRows } from '@did/domain/account/data-export'
import type { ClaimId, UserId } from '@did/domain/ids'
import type { Context } from '../../context.ts'
import { readByIds, readPages } from '../../http/read-pages.ts'
import { exportSigned } from '../revocations/export.ts'
import * as store from './store.ts'

export function exportAttestationsReceived(
  ctx: Context,
  claimIds: readonly ClaimId[],
): ExportedRows<'attestationsReceived'> {
  return exportSigned(
    ctx,
    readByIds(claimIds, (ids) => store.listAttestationsOfClaims(ctx.db, ids)),
  )
}

export function exportAttestationsGiven(ctx: Context, verifierId: UserId): ExportedRows<'attestationsGiven'> {
  const given = readPages(
    (page) => store.listAttestationsOfVerifier(ctx.db, verifierId, page),
    ({ id }) => id,
  )
  return exportSigned(ctx, given)
}

export function exportDrafts({ db }: Context, requestIds: readonly number[]): ExportedRows<'attestationsPrepared'> {
  return readByIds(requestIds, (ids) => store.listDrafts(db, ids))
}
