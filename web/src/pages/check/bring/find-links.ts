import { maximumLinkLength } from '@did/credentials/share/share-link'
import { parseAnyShareUrl } from '@did/credentials/share/short-link'

/** A link as it stands in a text, with the line on which it begins (counted from 1). */
export type LinkInText = { link: string; line: number }
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
  const links: LinkInText[] = []
  let rest = ''
  let end = 0
  for (const { 0: found, index } of plain.matchAll(shareLink)) {
    // A link that was put together from several lines covers later matches.
    if (index < end) continue
    const { link, length } = joinLines(plain, index, found)
    rest += plain.slice(end, index)
    end = index + length
    links.push({ link: link.replaceAll(/[.]+$/g, ''), line: plain.slice(0, index).split('\n').length })
  }
  rest += plain.slice(end)
  return { links, otherAddresses: rest.match(/https?:\/\/[^\s<>"']/g)?.length ?? 0 }
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
