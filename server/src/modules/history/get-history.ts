import type { HistoryEntry } from '@did/domain/claim/history'
import type { ClaimId } from '@did/domain/ids'
import type { Context } from '../../context.ts'
import type { Page } from '../../http/paging.ts'
import { notFound } from '../../refusals.ts'
import type { Session } from '../auth/session.ts'
import { findClaim } from '../claims/service.ts'
import { findEntitled } from '../users/policy.ts'
import { findRequestAbout } from '../verification-requests/service.ts'
import { limitToVerifier } from './policy.ts'
import { closeEntry, presentEntry } from './present.ts'
import * as store from './store.ts'

const readEverything = { last: Number.MAX_SAFE_INTEGER, readable: null }

/**
 * The owner reads everything, and an asked verifier reads what the policy allows. The newest
 * entries come first.
 */
export async function listHistory(
  ctx: Context,
  session: Session,
  { id, ...page }: Page & { id: number },
): Promise<{ claimId: ClaimId; entries: HistoryEntry[] }> {
  const found = await findClaim(ctx, id)
  const isOwner = found?.owner === session.address
  const verifier = isOwner ? null : findEntitled(session)
  const asked = found && verifier && (await findRequestAbout(ctx, id, verifier.id))
  if (!found || !(isOwner || asked)) throw notFound()
  const claimId = found.claim.id
  const { last, readable } = asked
    ? // What a verifier may read of an entry depends on the other entries.
      limitToVerifier(await store.listMarks(ctx.db, id), {
        verifier: session.address,
        isWaiting: asked.request.status === 'pending',
      })
    : readEverything
  const rows = await store.listPage(ctx.db, id, { ...page, last })
  const shown = rows.map((row) => (readable === null || readable.has(row.seq) ? row : closeEntry(row)))
  return { claimId, entries: shown.map(presentEntry) }
}
