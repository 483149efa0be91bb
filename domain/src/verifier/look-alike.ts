import { foldForSearch } from '../fold/fold-name.ts'
import { toLatinLetters } from '../fold/homoglyphs.ts'

/** Two names look alike when they differ by at most this many letters. */
const nearby = 2
/** A name with fewer letters is not compared, because it looks like too many other names. */
const shortestWord = 5
/** A character of these scripts counts as two letters. */
const ideographs = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/gu
/**
 * A name of at least this many letters is found within another name even if the blanks are at other
 * places.
 */
const shortestRun = 10
/** These scripts write no space between words. */
const unspaced = /^[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}\p{N} ]+$/u

/**
 * Returns an accredited name that the given name contains or looks like, or null. Somebody who
 * registers such a name may want to pass for the accredited organisation.
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
 * Tells whether a name contains all words of another name, in their order. A short name never
 * counts as contained, because too many names contain it.
 */
function contains(longer: string, shorter: string): boolean {
  if (shorter.length + (shorter.match(ideographs)?.length ?? 0) < shortestWord) return false
  return unspaced.test(shorter) ? longer.includes(shorter) : ` ${longer} `.includes(` ${shorter} `)
}

/**
 * Tells whether a name contains another name after the blanks are removed from both. For example,
 * "N.o.r.t.h.f.i.e.l.d" contains "Northfield".
 */
function runsInto(plain: string, meant: string): boolean {
  const run = meant.replaceAll(' ', '')
  return run.length >= shortestRun && plain.replaceAll(' ', '').includes(run)
}

/**
 * Returns the letters and digits of a name, in lower case and without accents. A digit or a letter
 * of another alphabet that looks like a Latin letter becomes this letter.
 */
function toPlain(name: string): string {
  return toLatinLetters(foldForSearch(name))
    .replace(/[01|]/g, (digit) => ({ '0': 'o', '1': 'l', '|': 'l' })[digit] ?? digit)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/**
 * Counts how many letters have to be added, removed or changed at least to turn one name into the
 * other. Gives up beyond `nearby`.
 */
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
