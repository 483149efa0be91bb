/** The page keeps at most this many characters of the text beside a link. No name is longer. */
const mostKept = 80
const address = /https?:\/\/\S*/gi
const edges = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu

/**
 * The positions in a text at which a link begins and ends. A list of such positions is in the order
 * of the text.
 */
type Span = { index: number; end: number }

/**
 * Returns for each link the text on the link's own line, for example an applicant's name. Other
 * lines do not count, because they may belong to another link.
 */
export function findTextBeside(text: string, links: readonly Span[]): (string | null)[] {
  const found: (string | null)[] = []
  let end = -1
  for (const line of withoutLinks(text, links).split('\n')) {
    end += line.length + 1
    let beside: string | null | undefined
    for (let next = links[found.length]; next && next.index <= end; next = links[found.length]) {
      // Tidy a line only once, even if it has many links, so that the time grows in proportion to
      // the length of the text.
      beside = beside === undefined ? tidy(line) : beside
      found.push(beside)
    }
  }
  return found
}

/** Replaces each link by as many spaces, so that the rest of the text keeps its position. */
function withoutLinks(text: string, links: readonly Span[]): string {
  const starts = [0, ...links.map(({ end }) => end)]
  const between = starts.map((start, place) => text.slice(start, links[place]?.index))
  return between.map((part, place) => part + ' '.repeat(lengthOf(links[place]))).join('')
}

function lengthOf(span: Span | undefined): number {
  return span ? span.end - span.index : 0
}

function tidy(line: string): string | null {
  const tidied = line
    .replaceAll(address, ' ')
    .replaceAll(/\s+/g, ' ')
    .slice(0, 300)
    .replaceAll(edges, '')
    .slice(0, mostKept)
  return /\p{L}/u.test(tidied) ? tidied : null
}
