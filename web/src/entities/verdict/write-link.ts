import { isShortPath } from '@did/domain/share/short-path'

/**
 * Writes a link as one quoted word of a shell command. The maker of the link chose its characters,
 * so only the share is kept, and every character that no link of ours contains is escaped.
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

/** Leaves a proof at the end (`&z=…`) as it is, because its characters mean nothing to a shell. */
function escapeFragment(fragment: string): string {
  const [, plain = fragment, proved = ''] = /^(.*?)(&z=[\w-]+)?$/s.exec(fragment) ?? []
  return escapeOthers(plain) + proved
}

/** Escapes every other character. A parsed URL is ASCII, so two hex digits are enough for each. */
function escapeOthers(part: string): string {
  return part.replace(/[^\w\-./=%+]/g, (character) => `%${character.charCodeAt(0).toString(16).padStart(2, '0')}`)
}
