import type { Context } from '../../context.ts'
import type { Transaction } from '../../db/database.ts'
import type { ShareRow } from '../../db/schema/sharing.ts'
import type { Session } from '../auth/session.ts'
import { keepClaim } from '../claims/lock-claims.ts'
import { appendHistory } from '../history/service.ts'
import * as store from './store.ts'

type Offered = Pick<ShareRow, 'kind' | 'label' | 'isOffered'>

/**
 * An open or offered share without a label counts as shared only once it is handed out or opened,
 * because until then only its owner's screen shows its link.
 */
export function waitsForHandingOut({ kind, label, isOffered }: Offered): boolean {
  return (kind === 'open' || isOffered) && label === null
}

/**
 * From now on, somebody else may have the link: its owner gave it away, or somebody has scanned it
 * from the owner's screen (`actor` is null). The claim's history says so once.
 */
export async function noteHandedOut(ctx: Context, share: ShareRow, session: Session | null): Promise<void> {
  if (share.handedOutAt !== null || !waitsForHandingOut(share)) return
  await ctx.db.transaction(async (tx) => {
    await keepClaim(tx, share.claimId)
    await handOut(ctx, tx, { share, actor: session?.address ?? null })
  })
}

/** Does what `noteHandedOut` does, for a caller that has locked the claim. */
export async function handOut(ctx: Context, tx: Transaction, { share, actor }: Shared<ShareRow>): Promise<void> {
  if (waitsForHandingOut(share) && (await store.handOut(tx, share.id))) await appendShared(ctx, tx, { share, actor })
}

type Told = Pick<ShareRow, 'id' | 'claimId' | 'kind' | 'fields' | 'expiresAt' | 'maxViews'>
type Shared<Share = Told> = { share: Share; actor: Session['address'] | null }

export async function appendShared(ctx: Context, tx: Transaction, { share, actor }: Shared): Promise<void> {
  const { id, claimId, kind, fields, expiresAt, maxViews } = share
  const detail = { share: id, kind, fields: fields.join(', '), expiresAt: expiresAt?.toISOString() ?? null, maxViews }
  await appendHistory(ctx, tx, { claimId, kind: 'shared', actor, detail })
}
