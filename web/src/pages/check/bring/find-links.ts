import { cleanText, placeLinks } from '@did/credentials/link/links-in-text'
import type { ParsedLink } from '@did/credentials/share/short-link'
import { maximumRows } from '@did/domain/share/limits'
import { joinBudgetCharacters, joinLines } from './join-lines.ts'
import { findTextBeside } from './text-beside.ts'

/**
 * `line` is the number of the line on which the link begins (the first line is 1), and `beside` is
 * the text beside the link. `share` is null if the page has no row left for the link.
 */
export type LinkInText = { link: string; line: number; beside: string | null; share: ParsedLink | null }
export type LinksInText = { links: LinkInText[]; otherAddresses: number }

/**
 * Never throws. The time grows in proportion to the length of the text, even if a stranger has
 * written the text to slow the page down.
 */
export function findLinks(text: string, origin: string): LinksInText {
  const plain = cleanText(text)
  const found: (Omit<LinkInText, 'beside'> & { index: number; end: number })[] = []
  const budget = { characters: joinBudgetCharacters }
  let rows = 0
  let line = 1
  let rest = ''
  let end = 0
  for (const place of placeLinks(plain)) {
    const { index } = place
    // Skip this link, because it is a part of the link before, which was joined from several lines.
    if (index < end) continue
    const read = rows < maximumRows ? joinLines(plain, place, budget) : { ...place, link: place.found, share: null }
    const { link, share } = read
    if (isOther(link, origin)) continue
    rows += share?.kind === 'collection' ? share.members.length : 1
    const between = plain.slice(end, index)
    line += countBreaks(between)
    found.push({ link, share, line, index, end: read.end })
    rest += between
    end = read.end
    line += countBreaks(plain.slice(index, end))
  }
  rest += plain.slice(end)
  const beside = findTextBeside(plain, found)
  const links = found.map(({ link, line, share }, place) => ({ link, line, share, beside: beside[place] ?? null }))
  return { links, otherAddresses: rest.match(/https?:\/\/[^\s<>"']/g)?.length ?? 0 }
}

/**
 * On another site, a path `/s/` with eight letters and without a fragment belongs to another
 * product.
 */
function isOther(link: string, origin: string): boolean {
  return !link.includes('#') && !link.includes('/shared-claim') && !link.startsWith(`${origin}/`)
}

function countBreaks(text: string): number {
  return text.split('\n').length - 1
}
