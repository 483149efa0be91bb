import type { Overall } from '@did/credentials/verdict/verdict'
import { foldName } from '@did/domain/fold/fold-name'
import { type Compared, compareNames } from './compare-names.ts'
import type { DescribedRow } from './describe-row.ts'
import { findNames, isPersonNamed } from './named-person.ts'
import { isEmpty, isNotOpened, nameBrought } from './row.ts'

/**
 * A remark that follows from a comparison of rows. `as` is the number of the row with which the
 * remark compares.
 */
export type Mark =
  | { kind: 'same-link'; as: number }
  | { kind: 'same-credential'; as: number }
  /** One identity has two confirmed names, or two identities have one. */
  | { kind: 'other-name'; as: number }
  | { kind: 'other-identity'; as: number }
  /** The row shows no name. `as` is a named row of its identity, or null without one. */
  | { kind: 'no-name'; as: number | null }
  /** Most rows name one person, and this row names another. */
  | { kind: 'unlike-most'; most: string }
  /** The text that a reader brought names another person beside this link than the link does. */
  | { kind: 'unlike-text'; text: string }
  /** The reader said whose the rows should be, and this row names another person, or nobody. */
  | { kind: 'unlike-expected'; expected: string }
  /** The reader gave several names, and this row names none of these persons. */
  | { kind: 'not-expected' }

/**
 * `listed` is the text beside the row's link, where the brought text is a list of persons.
 * `compared` is the result of comparing the names that the reader expects, or null without such
 * names.
 */
export type MarkedRow = DescribedRow & { marks: readonly Mark[]; listed: string | null; compared: Compared | null }

/** `expected` holds the names of the persons whose rows these should be. */
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

/** A row whose name does not fit the other rows is not fine, however green its verdict is. */
export function isFine({ overall, marks }: MarkedRow): boolean {
  return overall === 'genuine' && !marks.some(isAboutName)
}

/**
 * A row with another name than expected can be genuine by itself, so its verdict does not warn of
 * the name.
 */
export function isOfAnotherName(row: MarkedRow): boolean {
  return row.overall === 'genuine' && !isFine(row)
}

/** This word names a row on screen, in the summary and in the exports. */
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

/** Anybody can show a credential without a name, so its identity is compared. */
function findNameless({ claim }: DescribedRow, rows: readonly DescribedRow[]): Mark | null {
  if (!claim || claim.subject === null || claim.person !== null) return null
  const named = rows.find(({ claim: other }) => other?.person && other.subject === claim.subject)
  return { kind: 'no-name', as: named?.row.id ?? null }
}

/** A link belongs where it stands if its own person's name stands beside it. */
function compareWithMost({ row, claim }: DescribedRow, most: string | null): Mark | null {
  if (most === null || !claim || claim.person === null || foldName(claim.person) === foldName(most)) return null
  return isPersonNamed(claim.person, row.beside ?? '') ? null : { kind: 'unlike-most', most }
}

/**
 * Returns the name that more than half of the rows with a name have. Returns null when no name
 * does. A row that comes twice counts once.
 */
function findMostNamed(rows: readonly DescribedRow[]): string | null {
  const names = rows
    .filter((row, index) => findTwin(row, rows.slice(0, index)) === null)
    .flatMap(({ claim }) => claim?.person ?? [])
  const groups = Map.groupBy(names, foldName)
  const [largest] = [...groups.values()].toSorted((a, b) => b.length - a.length)
  return largest && largest.length > 1 && largest.length * 2 > names.length ? (largest[0] ?? null) : null
}

/** A list of persons names the confirmed person beside at least half of the links. */
function isListOfPersons(rows: readonly DescribedRow[]): boolean {
  const named = rows.filter(({ row, claim }) => claim?.person && row.beside !== null)
  return named.length > 0 && named.filter((row) => !compareWithText(row)).length * 2 >= named.length
}

function compareWithText({ row: { beside }, claim }: DescribedRow): Mark | null {
  if (beside === null || !claim || claim.person === null || isPersonNamed(claim.person, beside)) return null
  return { kind: 'unlike-text', text: beside }
}

/** In a text that is no list, only what looks like a name is compared with the confirmed one. */
function compareWithNames(row: DescribedRow): Mark | null {
  const { person, verifier, title } = row.claim ?? { person: null }
  if (person === null) return null
  const names = findNames(row.row.beside ?? '').filter(
    (name) => ![verifier, title].some((other) => other?.includes(name)),
  )
  const [first] = names
  if (first === undefined || names.some((name) => isPersonNamed(person, name))) return null
  return { kind: 'unlike-text', text: first }
}

function markUnexpected(compared: Compared | null, expected: readonly string[]): Mark | null {
  const [first, ...others] = expected
  if (compared?.what !== 'differs' || first === undefined) return null
  return others.length === 0 ? { kind: 'unlike-expected', expected: first } : { kind: 'not-expected' }
}
