import { maximumLinkLength } from '@did/credentials/share/share-link'
import { parseAnyShareUrl } from '@did/credentials/share/short-link'
import { findTextBeside } from './text-beside.ts'

/** A link, the line on which it begins (counted from 1), and the text that stands beside it. */
export type LinkInText = { link: string; line: number; beside: string | null }
export type LinksInText = { links: LinkInText[]; otherAddresses: number }

/** Another link may follow without a space, so no part of a link runs on into `https://`. */
const notNext = '(?!https?://)'
const shareLink = new RegExp(
  `(?:https?://(?:${notNext}[^\\s/?#<>"'\`,;|()])+)?(?:/s/[\\w-]{8}#(?:[1-9]\\d?\\.)?(?:${notNext}[\\w-])*|/shared-claim(?![\\w-])(?:\\?(?:${notNext}[\\w\\-.~%&=+/])*)?(?:#(?:${notNext}[\\w\\-=&%])*)?)`,
  'g',
)
/** A mail wraps a long line, and marks the next one with ">" when it quotes it. */
const wrappedLine = /^\r?\n[> \t]*([\w\-.~%&=+/#]+)(?=[\s<>"')\].,;]|$)/

/** Finds every link to a shared claim in a text with anything else in it. Never throws. */
export function findLinks(text: string): LinksInText {
  const plain = decodeMail(text)
  const found: { link: string; line: number; index: number; end: number }[] = []
  let line = 1
  let rest = ''
  let end = 0
  for (const { 0: matched, index } of plain.matchAll(shareLink)) {
    // A link that was put together from several lines covers later matches.
    if (index < end) continue
    const { link, length } = joinLines(plain, index, matched)
    const between = plain.slice(end, index)
    line += countBreaks(between)
    found.push({ link: link.replaceAll(/[.]+$/g, ''), line, index, end: index + length })
    rest += between
    end = index + length
    line += countBreaks(plain.slice(index, end))
  }
  rest += plain.slice(end)
  const beside = findTextBeside(plain, found)
  const links = found.map((each, place) => ({ link: each.link, line: each.line, beside: beside[place] ?? null }))
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

/**
 * Joins the lines of a wrapped link. Only a link that its checksum shows to be whole is joined, so
 * that the first word of the next line never becomes a part of a link.
 */
function joinLines(text: string, index: number, found: string): { link: string; length: number } {
  const asFound = { link: found, length: found.length }
  if (isWhole(found)) return asFound
  let link = found
  let end = index + found.length
  while (link.length < maximumLinkLength) {
    const next = wrappedLine.exec(text.slice(end, end + 1200))
    if (!next?.[1]) return asFound
    link += next[1]
    end += next[0].length
    if (isWhole(link)) return { link, length: end - index }
  }
  return asFound
}

function isWhole(link: string): boolean {
  return parseAnyShareUrl(link).kind !== 'unreadable'
}
