import { type ClaimHistory, type HistoryEntry, type HistoryKind, historyContentSchema } from '@did/domain/history'
import type { Context } from '../../context.ts'
import type { HistoryRow } from '../../db/schema.ts'
import { notFound } from '../../refusals.ts'
import type { Session } from '../auth/session.ts'
import { findClaim } from '../claims/service.ts'
import { findRequestAbout } from '../verification-requests/service.ts'
import * as store from './store.ts'

/** Whom an owner shares with is nobody else's business; a verifier sees that something happened, and its hash. */
const ownersOnly: readonly HistoryKind[] = ['shared', 'viewed', 'unshared']

/** Everything to the claim's owner; to a verifier that was asked about it, all but the text of its shares. */
export async function getClaimHistory(ctx: Context, session: Session, claimId: number): Promise<ClaimHistory> {
  const found = await findClaim(ctx, claimId)
  const isOwner = found?.owner === session.address
  const wasAsked = !isOwner && found && session.user && (await findRequestAbout(ctx, claimId, session.user.id))
  if (!found || !(isOwner || wasAsked)) throw notFound()
  const rows = await store.listEntries(ctx.db, claimId)
  const entries = rows.map((row) => presentEntry(row, isOwner || !ownersOnly.includes(row.kind)))
  return { format: 'did-claim-history-1', claimId: found.claim.id, entries }
}

function presentEntry(row: HistoryRow, mayOpen: boolean): HistoryEntry {
  const { seq, kind, at, content, salt, contentHash, previousHash, hash } = row
  const isOpen = mayOpen && content !== null && salt !== null
  const opened = isOpen ? { ...historyContentSchema.parse(JSON.parse(content)), salt } : null
  return { seq, kind, at: at.toISOString(), opened, contentHash, previousHash, hash }
}
