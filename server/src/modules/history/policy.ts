import type { HistoryKind } from '@did/domain/claim/history'
import type { Address } from '@did/domain/hex'

/**
 * The policy decides by these parts of an entry who may read the entry. The texts are null after an
 * erasure.
 */
export type Mark = {
  seq: number
  kind: HistoryKind
  actor: string | null
  verifier: string | null
  digest: string | null
  hasClaimHash: boolean
}

/**
 * Entries of these kinds say with whom a claim was shared. Only the owner may read them, and a
 * verifier sees only their hashes.
 */
const ownersOnly: readonly HistoryKind[] = ['shared', 'viewed', 'unshared']
/**
 * Entries of these kinds may be read only by the owner and by the one verifier that the entry
 * names.
 */
const betweenTwo: readonly HistoryKind[] = ['requested', 'questioned', 'answered', 'taken-back']
const ofSignature: readonly HistoryKind[] = ['anchored', 'restored']
const closedToOthers: readonly HistoryKind[] = [...ownersOnly, ...betweenTwo, 'decided', 'revoked', 'restored']

type Reader = { verifier: Address; isWaiting: boolean }
/** `last` is the number of the last entry that the reader gets. */
type Reading = { last: number; readable: ReadonlySet<number> }

/**
 * A verifier may read its own entries and the entries for every verifier. Of the entries for every
 * verifier, it may read those up to its latest decision, or all while its request is pending. Other
 * entries show only their hashes, and entries after the last readable one are left out.
 */
export function limitToVerifier(all: readonly Mark[], { verifier, isWaiting }: Reader): Reading {
  const isOwn = findOwn(all, verifier)
  const decidedAt = all.findLast(({ kind, actor }) => kind === 'decided' && actor === verifier)?.seq
  const end = isWaiting ? Number.MAX_SAFE_INTEGER : (decidedAt ?? 0)
  const readable = all.filter((mark) => isOwn(mark) || (mark.seq <= end && isForEveryVerifier(mark)))
  return { last: Math.max(end, all.findLast(isOwn)?.seq ?? 0), readable: new Set(readable.map(({ seq }) => seq)) }
}

/**
 * An entry is the verifier's own if the verifier wrote it, if it names the verifier, or if it is
 * about the verifier's signature.
 */
function findOwn(all: readonly Mark[], verifier: Address): (mark: Mark) => boolean {
  const signed = all
    .filter(({ kind, actor }) => (kind === 'attested' || kind === 'renewed') && actor === verifier)
    .map(({ digest }) => digest)
  return ({ kind, actor, verifier: named, digest }) => {
    if (betweenTwo.includes(kind)) return named === verifier
    if (ofSignature.includes(kind)) return digest !== null && signed.includes(digest)
    return actor === verifier
  }
}

function isForEveryVerifier({ kind, hasClaimHash }: Mark): boolean {
  if (closedToOthers.includes(kind)) return false
  // An edit without the hash of a text changed only the visibility, or put its text into a new
  // claim.
  return kind !== 'edited' || hasClaimHash
}
