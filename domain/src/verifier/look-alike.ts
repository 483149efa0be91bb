import { foldForSearch } from '../fold/fold-name.ts'

/** Names that differ by this many letters at most are near each other. */
const nearby = 2
/** A shorter name is near too many others. */
const shortestWord = 5
/** A character of these scripts says as much as two letters. */
const ideographs = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/gu
/** These scripts have no space between words. */
const unspaced = /^[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}\p{N} ]+$/u

/**
 * Returns the accredited name that another name contains or is near, or null. Whoever registers
 * such a name may want to be taken for the accredited organisation.
 */
export function findLookAlike(name: string, accredited: readonly string[]): string | null {
  const plain = toPlain(name)
  return (
    accredited.find((known) => {
      const meant = toPlain(known)
      if (contains(plain, meant) || contains(meant, plain)) return true
      return meant.length < shortestWord ? plain === meant : countEdits(plain, meant) <= nearby
    }) ?? null
  )
}

/** Contains the words in their order. A name of one short word is in too many others. */
function contains(longer: string, shorter: string): boolean {
  if (shorter.length + (shorter.match(ideographs)?.length ?? 0) < shortestWord) return false
  return unspaced.test(shorter) ? longer.includes(shorter) : ` ${longer} `.includes(` ${shorter} `)
}

/** Lower case letters and digits without accents, and with the digits that stand for letters. */
function toPlain(name: string): string {
  return foldForSearch(name)
    .replace(/[01|]/g, (digit) => ({ '0': 'o', '1': 'l', '|': 'l' })[digit] ?? digit)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/** The least number of letters to add, drop or change. Gives up beyond what counts as near. */
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
