import type { Context } from '../../context.ts'
import type { Transaction } from '../../db/database.ts'
import type { ShareRow } from '../../db/schema/sharing.ts'
import type { Session } from '../auth/session.ts'
import { keepClaim } from '../claims/lock-claims.ts'
import { appendHistory } from '../history/service.ts'
import * as store from './store.ts'

/**
 * Tells whether an open link of this kind has not been handed out, and so is only a picture on its
 * owner's screen.
 */
export function waitsForHandingOut({ kind, label }: Pick<ShareRow, 'kind' | 'label'>): boolean {
  return kind === 'open' && label === null
}

/**
 * Stores that somebody else may have the link from now on: its owner gave it away, or somebody has
 * scanned it from the owner's screen (`actor` is null). The claim's history says so once.
 */
export async function noteHandedOut(ctx: Context, share: ShareRow, session: Session | null): Promise<void> {
  if (share.handedOutAt !== null || !waitsForHandingOut(share)) return
  await ctx.db.transaction(async (tx) => {
    await keepClaim(tx, share.claimId)
    if (await store.handOut(tx, share.id)) await appendShared(ctx, tx, { share, actor: session?.address ?? null })
  })
}

type Shared = {
  share: Pick<ShareRow, 'id' | 'claimId' | 'kind' | 'fields' | 'expiresAt' | 'maxViews'>
  actor: Session['address'] | null
}

export async function appendShared(ctx: Context, tx: Transaction, { share, actor }: Shared): Promise<void> {
  const { id, claimId, kind, fields, expiresAt, maxViews } = share
  const detail = { share: id, kind, fields: fields.join(', '), expiresAt: expiresAt?.toISOString() ?? null, maxViews }
  await appendHistory(ctx, tx, { claimId, kind: 'shared', actor, detail })
}
