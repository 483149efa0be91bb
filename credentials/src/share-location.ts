import { fromBase64, incomplete } from './share-bytes.ts'

/** Where a share stands in a page's address: `search` with its `?`, `hash` with its `#`. */
export type ShareLocation = { search: string; hash: string }

/** The two halves of a share's address: the bytes behind `data=` and what the fragment says they are. */
export type ShareParts = { data: Uint8Array; fragment: { kind: 'proof' | 'key'; text: string } }

/** Throws `share-incomplete` for text that is not one link from its beginning on. */
export function splitLink(link: string): ShareLocation {
  const match = /^(?:https?:\/\/[^/?#\s]+)?\/shared-claim(\?[^#]*)(#.*)?$/s.exec(link)
  if (!match) throw incomplete('it is not a whole share link')
  return { search: match[1] ?? '', hash: match[2] ?? '' }
}

/**
 * Takes a location apart. Throws `share-incomplete` unless exactly one payload and one fragment of ours stand there: whatever else an
 * address says, a part was lost or several links were pasted together.
 */
export function takeParts({ search, hash }: ShareLocation): ShareParts {
  const match = /^#([pk])=(.*)$/s.exec(hash)
  if (!match) throw incomplete('the fragment is lost')
  return { data: takeData(search), fragment: { kind: match[1] === 'k' ? 'key' : 'proof', text: match[2] ?? '' } }
}

/** Other parameters are somebody's tracking and ignored, but an empty one is a damaged link, and a second `data` another link. */
function takeData(search: string): Uint8Array {
  const parameters = search.replace(/^\?/, '').split('&')
  const [data, ...more] = parameters.filter((parameter) => parameter.startsWith('data='))
  if (data === undefined || more.length > 0) throw incomplete('it has not exactly one payload')
  if (parameters.some((parameter) => !/^[^=]+=./s.test(parameter))) throw incomplete('a parameter is empty')
  const base64 = unescapeBase64(data.slice('data='.length))
  if (!/^[A-Za-z0-9+/]*={0,2}$/.test(base64) || base64.length % 4 !== 0) throw incomplete('the payload is not whole')
  return fromBase64(base64)
}

/** Either every `+`, `/` and `=` is escaped, as we write it, or none is; a `+` that a form decoder made a space is one again. */
function unescapeBase64(text: string): string {
  if (!text.includes('%')) return text.replaceAll(' ', '+')
  const plain = text.replaceAll('%2B', '+').replaceAll('%2F', '/').replaceAll('%3D', '=')
  if (encodeURIComponent(plain) !== text) throw incomplete('the escapes are not canonical')
  return plain
}
