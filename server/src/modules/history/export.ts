import type { ExportedRows } from '@did/domain/account/data-export'
import type { ClaimId } from '@did/domain/ids'
import type { Context } from '../../context.ts'
import type { Session } from '../auth/session.ts'
import { getClaimHistory } from './get-history.ts'

export async function* exportHistories(
  ctx: Context,
  session: Session,
  claimIds: readonly ClaimId[],
): ExportedRows<'histories'> {
  for (const id of claimIds) yield getClaimHistory(ctx, session, id)
}
