import { foldForSearch } from '../fold/fold-name.ts'
import { toLatinLetters } from '../fold/homoglyphs.ts'

/** Two names look alike when they differ by at most this many letters. */
const nearby = 2
/**
 * A name with fewer letters than this is not compared, because it looks like too many other names.
 */
const shortestWord = 5
/** A character of these scripts counts as two letters when the length of a name is counted. */
const ideographs = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/gu
/**
 * An accredited name with at least this many letters is found within another name even if that name
 * has its blanks at other places.
 */
const shortestRun = 10
/** These scripts write no space between words. */
const unspaced = /^[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}\p{N} ]+$/u

/**
 * Returns an accredited name that the given name contains or looks like, or null. Whoever registers
 * such a name may want to pass for the accredited organisation.
 */
export function findLookAlike(name: string, accredited: readonly string[]): string | null {
  return compareWith(accredited)(name)
}

/**
 * Returns a function like `findLookAlike` for one list of accredited names, which it folds only
 * once. Anybody can register names, so a page may have to compare thousands of names with the list.
 */
export function compareWith(accredited: readonly string[]): (name: string) => string | null {
  const known = accredited.map((name) => ({ name, look: lookOf(name) }))
  return (name) => {
    const look = lookOf(name)
    return known.find((each) => isAlike(look, each.look))?.name ?? null
  }
}

/**
 * One folded name in four forms. `spaced` has a blank before and behind the name, and `run` has no
 * blanks.
 */
type Look = { plain: string; spaced: string; run: string; letters: readonly string[] }

function lookOf(name: string): Look {
  const plain = toPlain(name)
  return { plain, spaced: ` ${plain} `, run: plain.replaceAll(' ', ''), letters: [...plain] }
}

function isAlike(look: Look, meant: Look): boolean {
  if (contains(look, meant) || contains(meant, look) || runsInto(look, meant)) return true
  return meant.plain.length < shortestWord ? look.plain === meant.plain : isNear(look.letters, meant.letters)
}

/**
 * Tells whether a name contains all words of another name in the same order. A short name never
 * counts as contained, because too many names contain it.
 */
function contains(longer: Look, { plain, spaced }: Look): boolean {
  if (plain.length < shortestWord && plain.length + (plain.match(ideographs)?.length ?? 0) < shortestWord) return false
  return longer.spaced.includes(spaced) || (longer.plain.includes(plain) && unspaced.test(plain))
}

/**
 * Tells whether a name contains another name when both are compared without blanks:
 * "N.o.r.t.h.f.i.e.l.d" contains "Northfield".
 */
function runsInto(look: Look, meant: Look): boolean {
  return meant.run.length >= shortestRun && look.run.includes(meant.run)
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
 * How many places later (or, if negative, earlier) a letter of one name can stand in the other
 * name, if the names differ by at most `nearby` letters.
 */
const shifts = Array.from({ length: 2 * nearby + 1 }, (_, place) => place - nearby)

/**
 * Tells whether one name becomes the other when at most `nearby` letters are added, removed or
 * changed. For each of `shifts`, `edits` has the number of edits so far. The comparison ends as
 * soon as all these numbers are too large, so it takes little time for names that are not alike.
 */
function isNear(from: readonly string[], to: readonly string[]): boolean {
  const longer = to.length - from.length
  if (Math.abs(longer) > nearby) return false
  let edits = shifts.map((shift) => (shift < 0 ? Infinity : shift))
  for (let place = 0; place < from.length; place++) {
    const before = edits
    edits = []
    for (const [index, shift] of shifts.entries()) {
      const other = place + shift
      const changed = (before[index] ?? Infinity) + (from[place] === to[other] ? 0 : 1)
      const added = (edits[index - 1] ?? Infinity) + 1
      const removed = (before[index + 1] ?? Infinity) + 1
      edits.push(other < -1 || other >= to.length ? Infinity : Math.min(other < 0 ? Infinity : changed, added, removed))
    }
    if (Math.min(...edits) > nearby) return false
  }
  return (edits[longer + nearby] ?? Infinity) <= nearby
}
