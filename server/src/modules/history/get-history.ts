import type { HistoryEntry } from '@did/domain/claim/history'
import type { ClaimId } from '@did/domain/ids'
import type { Context } from '../../context.ts'
import { notFound } from '../../refusals.ts'
import type { Session } from '../auth/session.ts'
import { findClaim } from '../claims/service.ts'
import { findEntitled } from '../users/policy.ts'
import { findRequestAbout } from '../verification-requests/service.ts'
import { limitToVerifier } from './policy.ts'
import { presentEntry, readContent } from './present.ts'
import * as store from './store.ts'

/**
 * Returns the entries before a number, newest first. The owner reads everything, and an asked
 * verifier reads what the policy allows.
 */
export async function listHistory(
  ctx: Context,
  session: Session,
  { id, before }: { id: number; before: number },
): Promise<{ claimId: ClaimId; entries: HistoryEntry[] }> {
  const found = await findClaim(ctx, id)
  const isOwner = found?.owner === session.address
  const verifier = isOwner ? null : findEntitled(session)
  const asked = found && verifier && (await findRequestAbout(ctx, id, verifier.id))
  if (!found || !(isOwner || asked)) throw notFound()
  // Whether a verifier may read an entry depends on other entries, so all entries are read. Their
  // number is limited.
  const noted = (await store.listEntries(ctx.db, id)).map(readContent)
  const shown = asked
    ? limitToVerifier(noted, { verifier: session.address, isWaiting: asked.request.status === 'pending' })
    : noted
  const entries = shown.filter(({ row }) => row.seq < before).map(presentEntry)
  return { claimId: found.claim.id, entries: entries.toReversed() }
}
