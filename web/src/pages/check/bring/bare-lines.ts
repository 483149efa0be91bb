import type { LinkInText } from './find-links.ts'

/** A line of a list that holds no link. `beside` is its text. */
export type BareLine = { line: number; beside: string }

/**
 * The maximum length of the text of a bare line. A longer text is no name, so only its beginning is
 * kept.
 */
const mostKept = 80
/**
 * Matches a sentence: at least four words and a full stop after a word of four letters or more.
 * "Dr. Max Muster jr." does not match.
 */
const sentence = /^(?:\S+ ){3}.*\p{L}{4}\.$/u
const heading = /\b(?:link|links|url|address)\b/i

/**
 * Finds the lines without a link in a list of people. A text is such a list if most of its lines
 * hold a link and most links have words beside them. A mail with some links in it is no list.
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
 * Tells whether a line looks like the opening of a mail above its list. In a list with commas
 * between its cells, a comma at the end is the empty cell of a person without a link.
 */
function isOpening(line: string, hasCells: boolean): boolean {
  return /[:!?]$/.test(line) || sentence.test(line) || (!hasCells && line.endsWith(','))
}

/**
 * A mail wraps a long link, and marks the next line with ">" when it quotes the link. Returns where
 * the part of the link on this line ends, or null if the line holds no part. Searches the link from
 * `from` on, because the parts come in order. So the lines of a link read it only once.
 */
function findEndOfPart(link: string, line: string, from: number): number | null {
  const quoted = line.replace(/^[> ]+/, '')
  if (quoted.includes(' ')) return null
  if (quoted.includes('://')) return from
  const part = cutMarks(quoted.endsWith('=') ? quoted.slice(0, -1) : quoted).replaceAll('=3D', '=')
  const start = link.indexOf(part, from)
  return start < 0 ? null : start + part.length
}

/** Cuts with a loop, because a regular expression would begin anew at each mark of the line. */
function cutMarks(line: string): string {
  let end = line.length
  while (end > 0 && `<>"')].,;`.includes(line.charAt(end - 1))) end -= 1
  return line.slice(0, end)
}
