import { type FoundLink, mendFound } from '@did/credentials/link/links-in-text'
import { maximumLinkLength } from '@did/credentials/share/share-link'
import { type ParsedLink, parseAnyShareUrl } from '@did/credentials/share/short-link'
import { findOtherPage } from './other-pages.ts'

/**
 * A link that was found in a text, joined over its lines. `share` is the parsed link, and `end` is
 * where the link ends in the text.
 */
export type JoinedLink = { link: string; share: ParsedLink; end: number }
/** A text has this many characters of joined lines left to parse. */
export type JoinBudget = { characters: number }

/** Enough for 500 wrapped links, and parsed in a tenth of a second. */
export const joinBudgetCharacters = 1_000_000
/** The cost of parsing the shortest link, in characters. */
const costOfParsing = 50

/** A link without a host is of any site. Only its path counts here. */
const anySite = 'https://site.invalid'

/** A mail wraps a long line, and marks the next one with ">" when it quotes it. */
const wrappedLine = /\r?\n[> \t]*([\w\-.~%&=+/#]+)(?=[\s<>"')\].,;]|$)/y
const nextLink = /\/s\/[\w-]{8}#|\/shared-claim(?![\w-])|https?:\/\//

/**
 * Joins the lines of a wrapped link. Only a link that its checksum shows to be whole is joined, so
 * that the first word of the next line never becomes a part of a link.
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

/** No line with a link of its own belongs to the link before it, so each line is read once. */
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

/** A mail breaks a link into lines of one width, so a link ends where the width changes. */
function isWithin(lines: readonly WrappedLine[], place: number): boolean {
  const width = lines[place]?.text.length
  return place > 0 && lines[place - 1]?.text.length === width && lines[place + 1]?.text.length === width
}
