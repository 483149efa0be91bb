import { type ClaimHistory, type HistoryEntry, historyContentSchema } from '@did/domain/claim/history'
import type { Context } from '../../context.ts'
import type { HistoryRow } from '../../db/schema/claims.ts'
import { notFound } from '../../refusals.ts'
import type { Session } from '../auth/session.ts'
import { findClaim } from '../claims/service.ts'
import { findEntitled } from '../users/policy.ts'
import { findRequestAbout } from '../verification-requests/service.ts'
import { limitToVerifier, type Noted } from './policy.ts'
import * as store from './store.ts'

/** The owner reads everything, and an asked verifier reads what the policy allows. */
export async function getClaimHistory(ctx: Context, session: Session, claimId: number): Promise<ClaimHistory> {
  const found = await findClaim(ctx, claimId)
  const isOwner = found?.owner === session.address
  const verifier = isOwner ? null : findEntitled(session)
  const asked = found && verifier && (await findRequestAbout(ctx, claimId, verifier.id))
  if (!found || !(isOwner || asked)) throw notFound()
  const noted = (await store.listEntries(ctx.db, claimId)).map(readContent)
  const shown = asked
    ? limitToVerifier(noted, { verifier: session.address, isWaiting: asked.request.status === 'pending' })
    : noted
  return { format: 'did-claim-history-1', claimId: found.claim.id, entries: shown.map(presentEntry) }
}

function readContent(row: HistoryRow): Noted {
  return { row, content: row.content === null ? null : historyContentSchema.parse(JSON.parse(row.content)) }
}

function presentEntry({ row, content }: Noted): HistoryEntry {
  const { seq, kind, at, salt, contentHash, previousHash, hash } = row
  const opened = content && salt !== null ? { ...content, salt } : null
  return { seq, kind, at: at.toISOString(), opened, contentHash, previousHash, hash }
}
