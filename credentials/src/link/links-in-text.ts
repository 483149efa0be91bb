import { mendLink, undoEscapes } from '@did/domain/link/mend-link'
import { unwrapProofpoint } from './unwrap-proofpoint.ts'

/**
 * A link in a text. Its path has the form of our links, and its host may be any site. `before` is
 * the character in front of it. `index` and `end` are the place of the link or, if a redirector's
 * address is around the link, of that address.
 */
export type FoundLink = { found: string; before: string; index: number; end: number }

const longestWrapper = 4000

const slash = '(?:/|%(?:25)*2[Ff])'
const start = `[Hh][Tt]{2}[Pp][Ss]?(?::|%(?:25)*3[Aa])${slash}{2}`
/** A link may follow another link without a space between them. */
const notNext = `(?!${start})`
/** A browser ends the host at a backslash, and other programs do not. */
const host = `(?:${notNext}(?:[^\\s/\\\\?#<>"'\`,;|()&%=]|%(?:25)*(?:3[Aa]|40|[89A-Fa-f][\\dA-Fa-f])))+`
const letter = '(?:[\\w-]|%(?:25)*(?:2[Dd]|5[Ff]))'
const hyphen = '(?:-|%(?:25)*2[Dd])'
const path = `(?:s${slash}${letter}{8}|(?:answer|prove)${slash}${letter}{22}|add${hyphen}key(?=[#%?&])|shared${hyphen}claim)(?!${letter})`
const ownLink = new RegExp(`(?:${start}${host}${slash}|/)${path}(?:${notNext}[\\w\\-.~%&=+/#?])*`, 'g')

/** Undoes the changes that mail and chat programs make to a text, and keeps its lines. */
export function cleanText(text: string): string {
  const plain = undoQuotedPrintable(text)
    .replaceAll('&amp;', '&')
    .replaceAll(/&#(?:x([\da-f]{2})|(\d{2,3}));/gi, (_, hex: string | undefined, decimal: string) =>
      String.fromCharCode(hex === undefined ? Number(decimal) : Number.parseInt(hex, 16)),
    )
  // A name in the text may need an invisible character. So it is removed only behind an ASCII
  // character.
  return unwrapProofpoint(plain).replaceAll(/(?<=[!-~])\p{Default_Ignorable_Code_Point}+(?=[!-~\s]|$)/gu, '')
}

/**
 * Finds the links in a text that `cleanText` returned: bare links, and links inside a redirector's
 * address. A link to another site keeps that site's host, whatever text stands around it.
 */
export function* placeLinks(text: string): Generator<FoundLink> {
  let last = 0
  for (const { 0: found, index } of text.matchAll(ownLink)) {
    if (index < last) continue
    const wrapper = findWrapper(text, last, index)
    last = index + found.length
    if (wrapper !== null) last += /^[^\s<>"'()]*/.exec(text.slice(last, last + longestWrapper))?.[0].length ?? 0
    yield { found, before: text[(wrapper ?? index) - 1] ?? '', index: wrapper ?? index, end: last }
  }
}

/** Returns where the redirector's address around a link begins, or null if there is none. */
function findWrapper(text: string, from: number, index: number): number | null {
  let word = index
  while (word > Math.max(from, index - longestWrapper) && /[^\s<>"'()]/.test(text.charAt(word - 1))) word -= 1
  const place = text.slice(word, index).search(/https?:\/\//i)
  return place === -1 ? null : word + place
}

export function listLinks(text: string): string[] {
  return [...new Set(placeLinks(cleanText(text)).map(({ found, before }) => mendFound(found, before)))]
}

/**
 * Restores a link of ours that a program changed. If the link is not complete, returns the found
 * text without dots at its end.
 */
export function mendFound(found: string, before: string): string {
  const own = cutWrapper(found)
  const [, site = '', rest = ''] = /^(https?:\/\/[^/]+)?(.*)$/is.exec(undoEscapes(own)) ?? []
  const unmarked = /[*_~]/.test(before) ? withoutEnd(rest, '*_~') : rest
  const mended = mendLink(unmarked) ?? mendLink(rest)
  return mended === null ? withoutEnd(found, '.') : site + mended
}

/** A pattern that ends with `$` would take very long for a text with very many marks. */
function withoutEnd(text: string, marks: string): string {
  let end = text.length
  while (end > 0 && marks.includes(text.charAt(end - 1))) end -= 1
  return text.slice(0, end)
}

/**
 * Cuts off the parameters of the redirector around a link. The first of them follows a `&` that was
 * escaped less often than the link. A redirector may put the link's fragment behind them.
 */
function cutWrapper(found: string): string {
  const [, colon = ':'] = /^https?(:|%(?:25)*3A)/i.exec(found) ?? []
  if (colon === ':') return found
  const depth = (colon.length - 1) / 2
  const end = found.search(depth < 2 ? /&/ : new RegExp(`&|%(?:25){0,${depth - 2}}26`))
  if (end === -1) return found
  const own = found.slice(0, end)
  const fragment = found.slice(end).search(/#|%(?:25)*23/)
  return fragment === -1 || undoEscapes(own).includes('#') ? own : own + found.slice(end + fragment)
}

/** Undoes the transfer encoding “quoted-printable” of mails, which breaks lines behind a "=". */
function undoQuotedPrintable(text: string): string {
  const isQuoted = /(?:[?&][a-z]{1,9}|#[pk])=3D|https?:\/\/[^\s=]{1,200}(?<![?&][a-z]{1,9})=\r?\n[^\s>]/.test(text)
  if (!isQuoted) return text
  return text
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
}
