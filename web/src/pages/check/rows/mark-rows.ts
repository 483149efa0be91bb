import { foldName } from '@did/credentials/share/disclosed/fold-name'
import type { DescribedRow } from './describe-row.ts'

/** What a reader sees only by comparing rows. `as` is the number of the other row. */
export type Mark =
  | { kind: 'same-link'; as: number }
  | { kind: 'same-attestation'; as: number }
  /** One identity has two confirmed names, or two identities have one. */
  | { kind: 'other-name'; as: number }
  | { kind: 'other-identity'; as: number }
  /** Most rows name one person, and this row names another. */
  | { kind: 'unlike-most'; most: string }

/** A marked row is what was brought twice, or what does not fit the other rows. */
export type MarkedRow = DescribedRow & { marks: readonly Mark[] }

export function markRows(rows: readonly DescribedRow[]): MarkedRow[] {
  const most = findMostNamed(rows)
  return rows.map((row, index) => {
    const earlier = rows.slice(0, index)
    const marks = [findTwin(row, earlier), findClash(row, earlier), compareWithMost(row, most)]
    return { ...row, marks: marks.filter((mark) => mark !== null) }
  })
}

/** A row whose name does not fit the other rows is not fine, however green its verdict is. */
export function isFine({ overall, marks }: MarkedRow): boolean {
  return overall === 'genuine' && !marks.some(isAboutName)
}

export function isAboutName({ kind }: Mark): boolean {
  return kind === 'other-name' || kind === 'other-identity' || kind === 'unlike-most'
}

function findTwin({ row, claim }: DescribedRow, earlier: readonly DescribedRow[]): Mark | null {
  if (row.kind !== 'claim') return null
  const link = row.link
  const sameLink = link === null ? null : earlier.find((other) => other.row.kind === 'claim' && other.row.link === link)
  if (sameLink) return { kind: 'same-link', as: sameLink.row.id }
  const digest = claim?.digest
  const twin = digest && earlier.find((other) => other.claim?.digest === digest)
  return twin ? { kind: 'same-attestation', as: twin.row.id } : null
}

function findClash({ claim }: DescribedRow, earlier: readonly DescribedRow[]): Mark | null {
  if (!claim || claim.person === null) return null
  const name = foldName(claim.person)
  for (const { row, claim: other } of earlier) {
    if (!other || other.person === null) continue
    const isSameName = foldName(other.person) === name
    const isSameIdentity = other.subject === claim.subject
    if (isSameIdentity && !isSameName) return { kind: 'other-name', as: row.id }
    if (isSameName && !isSameIdentity) return { kind: 'other-identity', as: row.id }
  }
  return null
}

function compareWithMost({ claim }: DescribedRow, most: string | null): Mark | null {
  if (most === null || !claim || claim.person === null || foldName(claim.person) === foldName(most)) return null
  return { kind: 'unlike-most', most }
}

/** Returns the name that more than half of the rows with a name have. Null when no name does. */
function findMostNamed(rows: readonly DescribedRow[]): string | null {
  const names = rows.flatMap(({ claim }) => claim?.person ?? [])
  const groups = Map.groupBy(names, foldName)
  const [largest] = [...groups.values()].toSorted((a, b) => b.length - a.length)
  return largest && largest.length > 1 && largest.length * 2 > names.length ? (largest[0] ?? null) : null
}
