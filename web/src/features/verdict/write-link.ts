/**
 * A link as one quoted word of a command that somebody will paste into a shell. Whoever made the link chose its characters, so only
 * the share itself is kept, and what no link of ours contains is escaped.
 */
export function writeLink(address: string): string {
  const { origin, pathname, search, hash } = new URL(address)
  const data = search
    .slice(1)
    .split('&')
    .filter((parameter) => parameter.startsWith('data='))
  return `${origin}${escapeOthers(pathname)}?${escapeOthers(data.join('&'))}${hash && `#${escapeFragment(hash.slice(1))}`}`
}

/** What was proved stands behind the share, `&z=` and letters that mean nothing to a shell. */
function escapeFragment(fragment: string): string {
  const [, plain = fragment, proved = ''] = /^(.*?)(&z=[\w-]+)?$/s.exec(fragment) ?? []
  return escapeOthers(plain) + proved
}

/** An address is ASCII: everything else was escaped when it was parsed. */
function escapeOthers(part: string): string {
  return part.replace(/[^\w\-./=%+]/g, (character) => `%${character.charCodeAt(0).toString(16).padStart(2, '0')}`)
}
