import type { Address } from '@did/domain/hex'
import {
  type ClaimHistory,
  type HistoryContent,
  type HistoryEntry,
  type HistoryKind,
  historyContentSchema,
} from '@did/domain/history'
import type { Context } from '../../context.ts'
import type { HistoryRow } from '../../db/schema.ts'
import { notFound } from '../../refusals.ts'
import type { Session } from '../auth/session.ts'
import { findClaim } from '../claims/service.ts'
import { findRequestAbout } from '../verification-requests/service.ts'
import * as store from './store.ts'

/** Whom an owner shares with is nobody else's business; a verifier sees that something happened, and its hash. */
const ownersOnly: readonly HistoryKind[] = ['shared', 'viewed', 'unshared']
/** What one verifier and the owner wrote to each other is not for the other verifiers that were asked. */
const betweenTwo: readonly HistoryKind[] = ['questioned', 'answered']

/** Everything to the claim's owner; to a verifier that was asked about it, all but the text of its shares and of others' questions. */
export async function getClaimHistory(ctx: Context, session: Session, claimId: number): Promise<ClaimHistory> {
  const found = await findClaim(ctx, claimId)
  const isOwner = found?.owner === session.address
  const wasAsked = !isOwner && found && session.user && (await findRequestAbout(ctx, claimId, session.user.id))
  if (!found || !(isOwner || wasAsked)) throw notFound()
  const rows = await store.listEntries(ctx.db, claimId)
  const entries = rows.map((row) =>
    presentEntry(row, (content) => isOwner || isOpenTo(session.address, row.kind, content)),
  )
  return { format: 'did-claim-history-1', claimId: found.claim.id, entries }
}

function isOpenTo(verifier: Address, kind: HistoryKind, { detail }: HistoryContent): boolean {
  if (betweenTwo.includes(kind)) return detail['verifier'] === verifier
  return !ownersOnly.includes(kind)
}

function presentEntry(row: HistoryRow, mayOpen: (content: HistoryContent) => boolean): HistoryEntry {
  const { seq, kind, at, salt, contentHash, previousHash, hash } = row
  const content = row.content === null ? null : historyContentSchema.parse(JSON.parse(row.content))
  const opened = content && salt !== null && mayOpen(content) ? { ...content, salt } : null
  return { seq, kind, at: at.toISOString(), opened, contentHash, previousHash, hash }
}
