import type { ParsedLink } from '@did/credentials/share/short-link'
import { maximumRows } from '@did/domain/constants'
import { joinBudgetCharacters, joinLines } from './join-lines.ts'
import { findTextBeside } from './text-beside.ts'

/**
 * A link, the line on which it begins (counted from 1), and the text that stands beside it. A link
 * that the page has no row for is not parsed, and its `share` is null.
 */
export type LinkInText = { link: string; line: number; beside: string | null; share: ParsedLink | null }
export type LinksInText = { links: LinkInText[]; otherAddresses: number }

/** Another link may follow without a space, so no part of a link runs on into `https://`. */
const notNext = '(?!https?://)'
const shareLink = new RegExp(
  `(?:https?://(?:${notNext}[^\\s/?#<>"'\`,;|()])+)?(?:/s/[\\w-]{8}#(?:[1-9]\\d?\\.)?(?:${notNext}[\\w-])*|/shared-claim(?![\\w-])(?:\\?(?:${notNext}[\\w\\-.~%&=+/])*)?(?:#(?:${notNext}[\\w\\-=&%])*)?)`,
  'g',
)

/**
 * Finds every link to a shared claim in a text with anything else in it. Never throws. The time
 * grows with the length of the text, whatever a stranger has written there.
 */
export function findLinks(text: string): LinksInText {
  const plain = decodeMail(text)
  const found: (Omit<LinkInText, 'beside'> & { index: number; end: number })[] = []
  const budget = { characters: joinBudgetCharacters }
  let rows = 0
  let line = 1
  let rest = ''
  let end = 0
  for (const { 0: matched, index } of plain.matchAll(shareLink)) {
    // A link that was put together from several lines covers later matches.
    if (index < end) continue
    const { link, share, length } =
      rows < maximumRows
        ? joinLines(plain, index, matched, budget)
        : { link: matched, share: null, length: matched.length }
    rows += share?.kind === 'collection' ? share.members.length : 1
    const between = plain.slice(end, index)
    line += countBreaks(between)
    found.push({ link, share, line, index, end: index + length })
    rest += between
    end = index + length
    line += countBreaks(plain.slice(index, end))
  }
  rest += plain.slice(end)
  const beside = findTextBeside(plain, found)
  const links = found.map(({ link, line, share }, place) => ({ link, line, share, beside: beside[place] ?? null }))
  return { links, otherAddresses: rest.match(/https?:\/\/[^\s<>"']/g)?.length ?? 0 }
}

function countBreaks(text: string): number {
  return text.split('\n').length - 1
}

/** Undoes what mails do to a link: "quoted-printable" text, and the escapes of HTML. */
function decodeMail(text: string): string {
  const isQuoted = /\/shared-claim\?(?:data=3D|=\r?\n)/.test(text)
  const plain = isQuoted
    ? text
        .replaceAll(/=\r?\n/g, '')
        .replaceAll(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    : text
  return plain.replaceAll('&amp;', '&')
}
