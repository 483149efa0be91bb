import { isShortPath } from '@did/domain/share/short-path'

/**
 * Writes a link for a shell command. A stranger may have chosen the link's characters. So the
 * function keeps only the share, and escapes every character that the product's own links do not
 * contain. The command must put the link in quotation marks.
 */
export function writeLink(address: string): string {
  const { origin, pathname, search, hash } = new URL(address)
  if (isShortPath(pathname)) return `${origin}${escapeOthers(pathname)}${hash && `#${escapeOthers(hash.slice(1))}`}`
  const data = search
    .slice(1)
    .split('&')
    .filter((parameter) => parameter.startsWith('data='))
  return `${origin}${escapeOthers(pathname)}?${escapeOthers(data.join('&'))}${hash && `#${escapeFragment(hash.slice(1))}`}`
}

/**
 * Escapes the fragment. Leaves a proof at its end (`&z=…`) as it is, because a shell does not
 * interpret `&` in quotation marks.
 */
function escapeFragment(fragment: string): string {
  const [, plain = fragment, proved = ''] = /^(.*?)(&z=[\w-]+)?$/s.exec(fragment) ?? []
  return escapeOthers(plain) + proved
}

/**
 * Escapes every character that the product's links do not contain. A parsed URL is ASCII, so two
 * hex digits are enough for each character.
 */
function escapeOthers(part: string): string {
  return part.replace(/[^\w\-./=%+]/g, (character) => `%${character.charCodeAt(0).toString(16).padStart(2, '0')}`)
}
