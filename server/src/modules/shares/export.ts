import type { ExportedRows } from '@did/domain/account/data-export'
import type { Context } from '../../context.ts'
import { mapRows, readPagesFrom } from '../../http/read-pages.ts'
import type { Session } from '../auth/session.ts'
import { presentShare } from './present.ts'
import { listShares } from './service.ts'
import type { FullShare } from './store.ts'

export function exportShares(ctx: Context, session: Session): ExportedRows<'shares'> {
  const rows = readPagesFrom<FullShare, string | null>(
    null,
    (page) => listShares(ctx, session, page),
    ({ share }) => share.id,
  )
  return mapRows(rows, (full) => {
    const { attestationId, claimHash, ciphertext, tellsConfirmation } = full.share
    const withdrawnAt = full.share.withdrawnAt?.toISOString() ?? null
    const handedOutAt = full.share.handedOutAt?.toISOString() ?? null
    const own = { attestationId, claimHash, ciphertext, tellsConfirmation, withdrawnAt, handedOutAt }
    return { ...presentShare(ctx.config, full), ...own }
  })
}
