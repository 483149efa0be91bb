import { fromBase64, incomplete, withoutFragment } from './share-bytes.ts'

/** The parts of a page's URL: `search` with its `?`, and `hash` with its `#`. */
export type ShareLocation = { pathname?: string; search: string; hash: string }

export type ShareParts = { data: Uint8Array; fragment: { kind: 'proof' | 'key'; text: string } }

/** Splits a link into its parts. Throws `share-incomplete` unless the whole text is one link. */
export function splitLink(link: string): ShareLocation {
  const match = /^(?:https?:\/\/[^/?#\s]+)?(\/shared-claim(?=\?)|\/s\/[^?#]*)(\?[^#]*)?(#.*)?$/s.exec(link)
  if (!match) throw incomplete('it is not a whole share link')
  return { pathname: match[1] ?? '', search: match[2] ?? '', hash: match[3] ?? '' }
}

/**
 * Returns the parts of a share's link. Throws `share-incomplete` unless the link has exactly one
 * whole `data` and one fragment `#p=` or `#k=`, and `share-without-fragment` if only the fragment
 * is lost.
 */
export function takeParts({ search, hash }: ShareLocation): ShareParts {
  const match = /^#([pk])=(.*)$/s.exec(hash)
  if (!match)
    throw hash === '' && isWholeJson(takeData(search)) ? withoutFragment() : incomplete('the fragment is lost')
  return { data: takeData(search), fragment: { kind: match[1] === 'k' ? 'key' : 'proof', text: match[2] ?? '' } }
}

/** The JSON of a cut payload does not end with a closing brace. */
function isWholeJson(data: Uint8Array): boolean {
  return data.at(-1) === '}'.charCodeAt(0)
}

/**
 * Ignores the parameters that trackers add. A second `data` means that somebody joined two links.
 */
function takeData(search: string): Uint8Array {
  const parameters = search.replace(/^\?/, '').split('&')
  const [data, ...more] = parameters.filter((parameter) => parameter.startsWith('data='))
  if (data === undefined || more.length > 0) throw incomplete('it has not exactly one payload')
  if (parameters.some((parameter) => !/^[^=]+=./s.test(parameter))) throw incomplete('a parameter is empty')
  const base64 = unescapeBase64(data.slice('data='.length))
  if (!/^[A-Za-z0-9+/]*={0,2}$/.test(base64) || base64.length % 4 !== 0) throw incomplete('the payload is not whole')
  return fromBase64(base64)
}

/** In a text without escapes, a form decoder may have turned each `+` into a space. */
function unescapeBase64(text: string): string {
  if (!text.includes('%')) return text.replaceAll(' ', '+')
  const plain = text.replaceAll('%2B', '+').replaceAll('%2F', '/').replaceAll('%3D', '=')
  if (encodeURIComponent(plain) !== text) throw incomplete('the escapes are not canonical')
  return plain
}
