import { type FoundLink, mendFound } from '@did/credentials/link/links-in-text'
import { maximumLinkLength } from '@did/credentials/share/share-link'
import { type ParsedLink, parseAnyShareUrl } from '@did/credentials/share/short-link'
import { findOtherPage } from './other-pages.ts'

/** `end` is the position in the text at which the joined link ends. */
export type JoinedLink = { link: string; share: ParsedLink; end: number }
/** The number of characters of joined lines that the page may still parse for one text. */
export type JoinBudget = { characters: number }

/** Enough for 500 wrapped links. Parsing so many characters takes a tenth of a second. */
export const joinBudgetCharacters = 1_000_000
/** Each attempt to parse a link also takes this many characters from the text's budget. */
const costOfParsing = 50

/** The host of a link without a host, because only the link's path counts here. */
const anySite = 'https://site.invalid'

/** The next line of a wrapped link. A mail that quotes the link begins the line with ">". */
const wrappedLine = /\r?\n[> \t]*([\w\-.~%&=+/#]+)(?=[\s<>"')\].,;]|$)/y
const nextLink = /\/s\/[\w-]{8}#|\/shared-claim(?![\w-])|https?:\/\//

/**
 * Joins the lines of a wrapped link, but only if the checksum shows that the joined link is whole.
 * So the first word of the next line never becomes a part of a link.
 */
export function joinLines(text: string, { found, before, end }: FoundLink, budget: JoinBudget): JoinedLink {
  const link = mendFound(found, before)
  const share = parseAnyShareUrl(link)
  const asFound = { link, share, end }
  if (share.kind !== 'unreadable') return asFound
  const address = URL.parse(link, anySite)
  if (address && findOtherPage(address)) return asFound
  const lines = listWrappedLines(text, end, maximumLinkLength - found.length)
  let joined = found
  for (const [place, line] of lines.entries()) {
    joined += line.text
    if (isWithin(lines, place)) continue
    budget.characters -= joined.length + costOfParsing
    if (budget.characters < 0) break
    const mended = mendFound(joined, before)
    const whole = parseAnyShareUrl(mended)
    if (whole.kind !== 'unreadable') return { link: mended, share: whole, end: line.end }
  }
  return asFound
}

type WrappedLine = { text: string; end: number }

/**
 * Lists the lines that may continue a link. Stops at a line that contains a link, so that the text
 * is read only once and not once for each link.
 */
function listWrappedLines(text: string, start: number, most: number): WrappedLine[] {
  const lines: WrappedLine[] = []
  let end = start
  for (let length = 0; length < most; ) {
    wrappedLine.lastIndex = end
    const line = wrappedLine.exec(text)?.[1]
    if (line === undefined || line.length > most || nextLink.test(line)) return lines
    end = wrappedLine.lastIndex
    length += line.length
    lines.push({ text: line, end })
  }
  return lines
}

/**
 * Tells whether this line is as wide as the lines before and after it. A mail breaks a link into
 * lines of the same width, so the link does not end on such a line.
 */
function isWithin(lines: readonly WrappedLine[], place: number): boolean {
  const width = lines[place]?.text.length
  return place > 0 && lines[place - 1]?.text.length === width && lines[place + 1]?.text.length === width
}
