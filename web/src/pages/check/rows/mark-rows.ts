import type { Overall } from '@did/credentials/verdict/verdict'
import { foldName } from '@did/domain/fold/fold-name'
import { type Compared, compareNames } from './compare-names.ts'
import type { DescribedRow } from './describe-row.ts'
import { findNames, isNameOf, isPersonNamed } from './named-person.ts'
import { isEmpty, isNotOpened, nameBrought } from './row.ts'

/**
 * A remark about a row, from a comparison with the other rows or with expected names. `as` is the
 * number of the other row.
 */
export type Mark =
  | { kind: 'same-link'; as: number }
  | { kind: 'same-credential'; as: number }
  /**
   * `other-name`: an earlier row of the same identity has another name. `other-identity`: an
   * earlier row with the same name has another identity.
   */
  | { kind: 'other-name'; as: number }
  | { kind: 'other-identity'; as: number }
  /**
   * The row shows no name. `as` is the number of a row about the same identity that shows a name,
   * or null.
   */
  | { kind: 'no-name'; as: number | null }
  /** Most rows have one person's name, and this row has another name. */
  | { kind: 'unlike-most'; most: string }
  /**
   * In the text that the checker brought, the name of another person than the claim's person stands
   * beside the link.
   */
  | { kind: 'unlike-text'; text: string }
  /** The checker expects one name, and this row has another name or no name. */
  | { kind: 'unlike-expected'; expected: string }
  /** The checker expects several names, and this row has none of them. */
  | { kind: 'not-expected' }

/**
 * `listed` is the text beside the row's link, or null if the text that the checker brought is no
 * list of persons. `compared` compares the row's name with the names that the checker expects, and
 * is null if the checker expects no name.
 */
export type MarkedRow = DescribedRow & { marks: readonly Mark[]; listed: string | null; compared: Compared | null }

export function markRows(rows: readonly DescribedRow[], expected: readonly string[] = []): MarkedRow[] {
  const most = findMostNamed(rows)
  const isList = isListOfPersons(rows)
  return rows.map((row, index) => {
    const earlier = rows.slice(0, index)
    const compared = compareNames(row, expected)
    const marks = [
      findTwin(row, earlier),
      findClash(row, earlier),
      findNameless(row, rows),
      compareWithMost(row, most),
      isList ? compareWithText(row) : compareWithNames(row),
      markUnexpected(compared, expected),
    ]
    const listed = isList ? row.row.beside : null
    return { ...row, marks: marks.filter((mark) => mark !== null), listed, compared }
  })
}

/** A row with a remark about its name needs attention even if its verdict is green. */
export function isFine({ overall, marks }: MarkedRow): boolean {
  return overall === 'genuine' && !marks.some(isAboutName)
}

/**
 * Tells whether only a remark about the name keeps a row from being fine. The verdict of such a row
 * is green, because its credential is genuine.
 */
export function isOfAnotherName(row: MarkedRow): boolean {
  return row.overall === 'genuine' && !isFine(row)
}

/** The word for a row's result. The screen, the summary and the exports use the same word. */
export type RowWord = Overall | 'other-name' | 'not-opened' | 'nothing'

/** Returns null while the row waits for its first check. */
export function findWord(row: MarkedRow): RowWord | null {
  if (row.overall === 'unchecked' && isNotOpened(row.row)) return 'not-opened'
  if (isEmpty(row.row)) return 'nothing'
  return isOfAnotherName(row) ? 'other-name' : row.overall
}

export function isAboutName({ kind }: Mark): boolean {
  return (
    kind === 'other-name' ||
    kind === 'other-identity' ||
    kind === 'no-name' ||
    kind === 'unlike-most' ||
    kind === 'unlike-text' ||
    kind === 'unlike-expected' ||
    kind === 'not-expected'
  )
}

function findTwin({ row, claim }: DescribedRow, earlier: readonly DescribedRow[]): Mark | null {
  const brought = nameBrought(row)
  const sameText = brought === null ? null : earlier.find((other) => nameBrought(other.row) === brought)
  if (sameText) return { kind: row.kind === 'claim' ? 'same-link' : 'same-credential', as: sameText.row.id }
  const credential = claim?.credential
  const twin = credential && earlier.find((other) => other.claim?.credential === credential)
  return twin ? { kind: 'same-credential', as: twin.row.id } : null
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

/**
 * Marks a row without a name, because anybody can show somebody else's credential if it has no
 * name. The mark gives the number of a row about the same identity that has a name.
 */
function findNameless({ claim }: DescribedRow, rows: readonly DescribedRow[]): Mark | null {
  if (!claim || claim.subject === null || claim.person !== null) return null
  const named = rows.find(({ claim: other }) => other?.person && other.subject === claim.subject)
  return { kind: 'no-name', as: named?.row.id ?? null }
}

/**
 * Marks a row whose name differs from that of most rows, unless its own name stands beside its link
 * in the text that the checker brought.
 */
function compareWithMost({ row, claim }: DescribedRow, most: string | null): Mark | null {
  if (most === null || !claim || claim.person === null || foldName(claim.person) === foldName(most)) return null
  return isPersonNamed(claim.person, row.beside ?? '') ? null : { kind: 'unlike-most', most }
}

/**
 * Returns the name that more than half of the rows with a name have, or null if there is none. A
 * row that repeats an earlier row does not count.
 */
function findMostNamed(rows: readonly DescribedRow[]): string | null {
  const names = rows
    .filter((row, index) => findTwin(row, rows.slice(0, index)) === null)
    .flatMap(({ claim }) => claim?.person ?? [])
  const groups = Map.groupBy(names, foldName)
  const [largest] = [...groups.values()].toSorted((a, b) => b.length - a.length)
  return largest && largest.length > 1 && largest.length * 2 > names.length ? (largest[0] ?? null) : null
}

/**
 * The text that the checker brought is a list of persons if the name of the claim's person stands
 * beside at least half of the links.
 */
function isListOfPersons(rows: readonly DescribedRow[]): boolean {
  const named = rows.filter(({ row, claim }) => claim?.person && row.beside !== null)
  return named.length > 0 && named.filter((row) => !compareWithText(row)).length * 2 >= named.length
}

function compareWithText({ row: { beside }, claim }: DescribedRow): Mark | null {
  if (beside === null || !claim || claim.person === null || isPersonNamed(claim.person, beside)) return null
  return { kind: 'unlike-text', text: beside }
}

/**
 * Compares the claim's person with the names in the text beside the link. That text is no list of
 * persons, so only words that look like a name count.
 */
function compareWithNames(row: DescribedRow): Mark | null {
  const { person, verifier, title } = row.claim ?? { person: null }
  if (person === null) return null
  const names = findNames(row.row.beside ?? '').filter(
    (name) => ![verifier, title].some((other) => other?.includes(name)),
  )
  const [first] = names
  if (first === undefined || names.some((name) => isNameOf(person, name))) return null
  return { kind: 'unlike-text', text: first }
}

function markUnexpected(compared: Compared | null, expected: readonly string[]): Mark | null {
  const [first, ...others] = expected
  if (compared?.what !== 'differs' || first === undefined) return null
  return others.length === 0 ? { kind: 'unlike-expected', expected: first } : { kind: 'not-expected' }
}
