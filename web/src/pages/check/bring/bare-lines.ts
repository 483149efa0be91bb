import type { LinkInText } from './find-links.ts'

/** A line without a link in a list of links. `beside` is the text of the line. */
export type BareLine = { line: number; beside: string }

/** The characters that the page keeps of a line without a link. A longer text is no name. */
const mostKept = 80
/**
 * A line of a mail has at most 998 characters (RFC 5322, section 2.1.1). So the next part of a
 * wrapped link begins at most this many characters behind the part before it.
 */
const mostBetween = 1000
/**
 * Matches a sentence: at least four words and a full stop after a word of four letters or more.
 * "Dr. Max Muster jr." does not match.
 */
const sentence = /^(?:\S+ ){3}.*\p{L}{4}\.$/u
const heading = /\b(?:link|links|url|address)\b/i

/**
 * A text counts as a list of persons if most of its lines hold a link and most links have words
 * beside them. A mail with only a few links counts as no such list.
 */
export function findBareLines(text: string, links: readonly Pick<LinkInText, 'line' | 'link'>[]): BareLine[] {
  if (links.length < 2) return []
  const linked = new Set(links.map(({ line }) => line))
  const lines = text.split('\n')
  const named = [...linked].filter((line) => hasWords(lines[line - 1] ?? ''))
  if (named.length * 2 < linked.size) return []
  const hasCells = [...linked].some((line) => (lines[line - 1] ?? '').replace(/:\/\/[^\s,]*/g, '').includes(','))
  const bare: BareLine[] = []
  let [next, before, read] = [0, '', 0]
  for (const [index, written] of lines.entries()) {
    const line = index + 1
    for (let link = links[next]; link && link.line <= line; link = links[next]) {
      ;[before, read] = [link.link, 0]
      next += 1
    }
    const plain = written.replaceAll(/[\s\p{Cf}]+/gu, ' ').trim()
    const isHeading = before === '' && ((bare.length === 0 && heading.test(plain)) || isOpening(plain, hasCells))
    if (linked.has(line) || isHeading || !/\p{L}/u.test(plain)) continue
    const end = findEndOfPart(before, plain, read)
    if (end !== null) read = end
    else if (bare.push({ line, beside: plain.slice(0, mostKept) }) === linked.size) return []
  }
  return bare
}

function hasWords(line: string): boolean {
  return line.split(/\s+/).some((word) => !word.includes('://') && /\p{L}/u.test(word))
}

/**
 * Tells whether a line looks like the opening of a mail above a list. If the list has commas
 * between its cells, a comma at the end of a line is no sign of an opening, because the empty cell
 * of a person without a link may follow the comma.
 */
function isOpening(line: string, hasCells: boolean): boolean {
  return /[:!?]$/.test(line) || sentence.test(line) || (!hasCells && line.endsWith(','))
}

/**
 * Returns the position in the link at which this line's part of the link ends, or null if the line
 * holds no part of it. A mail wraps a long link into several lines, and begins such a line with ">"
 * if it quotes the link. The search begins at `from`, because the parts come in order. The search
 * ends soon after `from`, so that a line without a part does not cost a search of a very long link.
 */
function findEndOfPart(link: string, line: string, from: number): number | null {
  const quoted = line.replace(/^[> ]+/, '')
  if (quoted.includes(' ')) return null
  if (quoted.includes('://')) return from
  const part = cutMarks(quoted.endsWith('=') ? quoted.slice(0, -1) : quoted).replaceAll('=3D', '=')
  const start = link.slice(from, from + mostBetween + part.length).indexOf(part)
  return start < 0 ? null : from + start + part.length
}

/** A regular expression would be slow here, because it would begin again at each mark. */
function cutMarks(line: string): string {
  let end = line.length
  while (end > 0 && `<>"')].,;`.includes(line.charAt(end - 1))) end -= 1
  return line.slice(0, end)
}
