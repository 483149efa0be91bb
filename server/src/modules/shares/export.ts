import type { DataExport } from '@did/domain/account/data-export'
import type { Context } from '../../context.ts'
import type { Session } from '../auth/session.ts'
import { presentShare } from './present.ts'
import { listShares } from './service.ts'
import type { FullShare } from './store.ts'

const pageSize = 200

export async function exportShares(ctx: Context, session: Session): Promise<DataExport['shares']> {
  const all: FullShare[] = []
  let before: string | null = null
  for (;;) {
    const rows: FullShare[] = await listShares(ctx, session, { take: pageSize, before })
    all.push(...rows)
    before = rows.at(-1)?.share.id ?? null
    if (rows.length < pageSize) break
  }
  return all.map((full) => {
    const { attestationId, claimHash, ciphertext, tellsConfirmation } = full.share
    const withdrawnAt = full.share.withdrawnAt?.toISOString() ?? null
    const handedOutAt = full.share.handedOutAt?.toISOString() ?? null
    const own = { attestationId, claimHash, ciphertext, tellsConfirmation, withdrawnAt, handedOutAt }
    return { ...presentShare(ctx.config, full), ...own }
  })
}
