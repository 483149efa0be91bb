import type { HistoryContent, HistoryKind } from '@did/domain/claim/history'
import type { Address } from '@did/domain/hex'
import type { HistoryRow } from '../../db/schema/claims.ts'

/** An entry and its text. The text is null after an erasure, or when the reader must not see it. */
export type Noted = { row: HistoryRow; content: HistoryContent | null }

/**
 * Only the owner may read with whom a claim was shared. A verifier sees only the hash of such an
 * entry.
 */
const ownersOnly: readonly HistoryKind[] = ['shared', 'viewed', 'unshared']
/** Only the owner and the one verifier that such an entry names may read it. */
const betweenTwo: readonly HistoryKind[] = ['requested', 'questioned', 'answered', 'taken-back']
const ofSignature: readonly HistoryKind[] = ['anchored', 'restored']
const closedToOthers: readonly HistoryKind[] = [...ownersOnly, ...betweenTwo, 'decided', 'revoked', 'restored']

type Reader = { verifier: Address; isWaiting: boolean }

/**
 * Returns the entries that a verifier may read: its own entries, and the entries for every verifier
 * up to its latest decision (without a limit while its request is pending). Other entries show only
 * their hashes, and entries after the last readable one are left out.
 */
export function limitToVerifier(all: readonly Noted[], { verifier, isWaiting }: Reader): Noted[] {
  const isOwn = findOwn(all, verifier)
  const decidedAt = all.findLast(({ row, content }) => row.kind === 'decided' && content?.actor === verifier)?.row.seq
  const end = isWaiting ? Number.POSITIVE_INFINITY : (decidedAt ?? 0)
  const last = Math.max(end, all.findLast(isOwn)?.row.seq ?? 0)
  return all
    .filter(({ row }) => row.seq <= last)
    .map((noted) => {
      const mayRead = isOwn(noted) || (noted.row.seq <= end && isForEveryVerifier(noted))
      return mayRead ? noted : { row: noted.row, content: null }
    })
}

/**
 * Returns a function that tells whether an entry is the verifier's own: the verifier wrote it, it
 * names the verifier, or it is about the verifier's signature.
 */
function findOwn(all: readonly Noted[], verifier: Address): (noted: Noted) => boolean {
  const signed = all.flatMap(({ row, content }) =>
    (row.kind === 'attested' || row.kind === 'renewed') && content?.actor === verifier
      ? [content.detail['digest']]
      : [],
  )
  return ({ row, content }) => {
    if (content === null) return false
    if (betweenTwo.includes(row.kind)) return content.detail['verifier'] === verifier
    if (ofSignature.includes(row.kind)) return signed.includes(content.detail['digest'])
    return content.actor === verifier
  }
}

function isForEveryVerifier({ row: { kind }, content }: Noted): boolean {
  if (closedToOthers.includes(kind)) return false
  // An edit without the hash of a text changed only the visibility, or put its text into a new
  // claim.
  return kind !== 'edited' || content?.detail['claimHash'] !== undefined
}
