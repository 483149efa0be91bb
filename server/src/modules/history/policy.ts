import type { Address } from '@did/domain/hex'
import type { HistoryContent, HistoryKind } from '@did/domain/history'
import type { HistoryRow } from '../../db/schema.ts'

/** An entry and its text: null when the text was erased or is not for the reader. */
export type Noted = { row: HistoryRow; content: HistoryContent | null }

/** Whom an owner shares with is nobody else's business. A verifier sees that something happened, and its hash. */
const ownersOnly: readonly HistoryKind[] = ['shared', 'viewed', 'unshared']
/** Between the owner and the one verifier that the entry names: other verifiers read neither words nor reasons. */
const betweenTwo: readonly HistoryKind[] = ['requested', 'questioned', 'answered']
const ofSignature: readonly HistoryKind[] = ['anchored', 'restored']
/** What a verifier decided or withdrew, with its reason, is for the owner and that verifier. */
const closedToOthers: readonly HistoryKind[] = [...ownersOnly, ...betweenTwo, 'decided', 'revoked', 'restored']

type Reader = { verifier: Address; isWaiting: boolean }

/**
 * What a verifier may read: everything about the text that it was asked about until its latest decision, and whatever its own signature
 * brought later. As long as a request waits for it, there is no end. Entries after the last one that it may read are left out.
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

/** Tells the entries that this verifier wrote, that were written to it, or that are about what it signed. */
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
  // An edit that wrote no text here changed who may see the claim, or made a new claim of it.
  return kind !== 'edited' || content?.detail['claimHash'] !== undefined
}
