import { maximumLinkLength } from '@did/credentials/share/share-link'
import { type ParsedLink, parseAnyShareUrl } from '@did/credentials/share/short-link'

/** What a text says at one place: the link, what it parses to, and its length in the text. */
export type JoinedLink = { link: string; share: ParsedLink; length: number }
/** How many characters of joined lines may still be parsed in one text. */
export type JoinBudget = { characters: number }

/** Enough for 500 wrapped links, and parsed in a tenth of a second. */
export const joinBudgetCharacters = 1_000_000
/** The cost of parsing the shortest link, in characters. */
const costOfParsing = 50

/** A mail wraps a long line, and marks the next one with ">" when it quotes it. */
const wrappedLine = /\r?\n[> \t]*([\w\-.~%&=+/#]+)(?=[\s<>"')\].,;]|$)/y
const nextLink = /\/s\/[\w-]{8}#|\/shared-claim(?![\w-])|https?:\/\//

/**
 * Joins the lines of a wrapped link. Only a link that its checksum shows to be whole is joined, so
 * that the first word of the next line never becomes a part of a link.
 */
export function joinLines(text: string, index: number, found: string, budget: JoinBudget): JoinedLink {
  const share = parseAnyShareUrl(found)
  if (share.kind !== 'unreadable') return { link: found, share, length: found.length }
  const start = index + found.length
  const lines = listWrappedLines(text, start, maximumLinkLength - found.length)
  let link = found
  for (const [place, line] of lines.entries()) {
    link += line.text
    if (isWithin(lines, place)) continue
    budget.characters -= link.length + costOfParsing
    if (budget.characters < 0) break
    const joined = parseAnyShareUrl(link)
    if (joined.kind !== 'unreadable') return { link, share: joined, length: line.end - index }
  }
  const trimmed = withoutDots(found)
  return { link: trimmed, share: trimmed === found ? share : parseAnyShareUrl(trimmed), length: found.length }
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

function withoutDots(link: string): string {
  let end = link.length
  while (link[end - 1] === '.') end -= 1
  return link.slice(0, end)
}
