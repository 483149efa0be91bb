// The first script of every page needs this file, so the file must import nothing large.

/**
 * Matches an escaped ASCII character. Our links contain `%` only in `data`, so every such escape
 * can be undone.
 */
const escaped = /%(?:25)*([2-7][\da-f])/gi
/** Matches a soft hyphen, or a space or mark without width. */
const invisible = /%(?:25)*(?:c2%(?:25)*ad|e2%(?:25)*(?:80%(?:25)*8[b-f]|81%(?:25)*a0)|ef%(?:25)*bb%(?:25)*bf)/gi
/** Matches a mark behind the link, for instance one that closes a quotation. */
const marks = '[^A-Za-z0-9\\s/&=-]{0,4}'
/**
 * Matches the parameters that a redirector adds behind a link. Does not match a damaged proof
 * `&z=…` or a second link.
 */
const behind = String.raw`(?:(?:#|&(?!z=)[\w.~-]+=)(?:(?!://).)*|${marks})`

/** The paths of our links, and what follows the `#` of a complete link. */
const forms = [
  ['/shared-claim', String.raw`p=[\w-]+(?:&z=[\w-]+)?|k=[\w-]+`],
  [String.raw`/s/[\w-]{8}`, String.raw`(?:[1-9]\d?\.)?[\w-]{22}`],
  [String.raw`/answer/[\w-]{22}`, String.raw`[\w-]{86}`],
  [String.raw`/prove/[\w-]{22}`, String.raw`[\w-]{22}`],
  ['/add-key', String.raw`[\w-]+`],
  ['/help', String.raw`[\w-]+`],
  ['/alerts', String.raw`(?:confirm|stop)=[\w-]+`],
].map(([path, fragment]) => new RegExp(`^(${path})/?(?:\\?([^#]*))?(?:#(${fragment})${behind}|#?${marks})$`, 's'))

/**
 * Undoes what mail and chat programs do to a link of ours: escapes (even of the `#` and of other
 * escapes), parameters of trackers, and marks behind the link. Returns null for any other text, and
 * for a link that lost characters.
 */
export function mendLink(address: string): string | null {
  const plain = undoEscapes(address)
  for (const form of forms) {
    const [, path = '', query = '', fragment] = form.exec(plain) ?? []
    if (path === '') continue
    const behindHash = fragment === undefined ? '' : `#${fragment}`
    if (path !== '/shared-claim') return path + behindHash
    const data = takeData(query)
    return data === null ? null : `${path}?data=${encodeURIComponent(data)}${behindHash}`
  }
  return null
}

/** Undoes escapes of ASCII, however often they were escaped, and drops invisible characters. */
export function undoEscapes(text: string): string {
  return text
    .replace(invisible, '')
    .replace(escaped, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
}

/** Cuts a path before its first escaped `#` or `?`. */
export function cutPath(path: string): string {
  return path.replace(/%(?:25)*(?:23|3f).*$/is, '')
}

/**
 * Returns the value of the parameter `data`. Returns null for a value that is not base64, and for
 * several such parameters, which belong to several links.
 */
function takeData(query: string): string | null {
  const [data, ...more] = query.split('&').filter((parameter) => parameter.startsWith('data='))
  const base64 = data?.slice('data='.length).replaceAll(' ', '+') ?? ''
  return more.length === 0 && /^[A-Za-z0-9+/]+={0,2}$/.test(base64) ? base64 : null
}
