import { foldForSearch } from '../fold/fold-name.ts'
import { toLatinLetters } from '../fold/homoglyphs.ts'

/** Two names look alike when they differ by at most this many letters. */
const nearby = 2
/** Shorter words are not compared, because they look like too many others. */
const shortestWord = 5
/** A character of these scripts counts as much as two letters. */
const ideographs = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/gu
/** A name of at least this many letters is found within another name even if the blanks differ. */
const shortestRun = 10
/** These scripts write no space between words. */
const unspaced = /^[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}\p{N} ]+$/u

/**
 * Returns the accredited name that the given name contains or looks like, or null. Somebody who
 * registers such a name may want to be taken for the accredited organisation.
 */
export function findLookAlike(name: string, accredited: readonly string[]): string | null {
  const plain = toPlain(name)
  return (
    accredited.find((known) => {
      const meant = toPlain(known)
      if (contains(plain, meant) || contains(meant, plain) || runsInto(plain, meant)) return true
      return meant.length < shortestWord ? plain === meant : countEdits(plain, meant) <= nearby
    }) ?? null
  )
}

/**
 * Tells whether a name contains another's words in their order. A short name never counts as
 * contained, because too many names contain it.
 */
function contains(longer: string, shorter: string): boolean {
  if (shorter.length + (shorter.match(ideographs)?.length ?? 0) < shortestWord) return false
  return unspaced.test(shorter) ? longer.includes(shorter) : ` ${longer} `.includes(` ${shorter} `)
}

/**
 * Tells whether a name contains another one when neither has blanks, as "N.o.r.t.h.f.i.e.l.d" does.
 */
function runsInto(plain: string, meant: string): boolean {
  const run = meant.replaceAll(' ', '')
  return run.length >= shortestRun && plain.replaceAll(' ', '').includes(run)
}

/**
 * Returns a name's lower-case letters and digits without accents. Digits and letters of other
 * alphabets that look like a Latin letter become that letter.
 */
function toPlain(name: string): string {
  return toLatinLetters(foldForSearch(name))
    .replace(/[01|]/g, (digit) => ({ '0': 'o', '1': 'l', '|': 'l' })[digit] ?? digit)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/** Counts the least number of letters to add, drop or change. Gives up beyond `nearby`. */
function countEdits(from: string, to: string): number {
  if (Math.abs(from.length - to.length) > nearby) return Number.POSITIVE_INFINITY
  let previous = Array.from({ length: to.length + 1 }, (_, place) => place)
  for (const [row, letter] of [...from].entries()) {
    const current = [row + 1]
    for (const [column, other] of [...to].entries()) {
      const changed = (previous[column] ?? 0) + (letter === other ? 0 : 1)
      current.push(Math.min(changed, (previous[column + 1] ?? 0) + 1, (current[column] ?? 0) + 1))
    }
    previous = current
  }
  return previous.at(-1) ?? 0
}
