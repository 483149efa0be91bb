/**
 * What a code turned out to be. Only `own-share` may be opened by itself: any other text is somebody's wish about where this
 * browser goes next.
 */
export type ScannedCode =
  | { kind: 'own-share'; path: string }
  | { kind: 'foreign-share'; host: string; text: string }
  | { kind: 'other'; text: string }

const sharePath = '/shared-claim'

/** `origin` is the page's own, like 'https://id.example'. */
export function classifyCode(text: string, origin: string): ScannedCode {
  const url = parseWebAddress(text)
  if (!url || url.pathname !== sharePath || !url.searchParams.has('data')) return { kind: 'other', text }
  // A link may name a user before the host ("https://id.example@evil.example"): only the parsed origin counts.
  if (url.origin !== origin || url.username !== '' || url.password !== '')
    return { kind: 'foreign-share', host: url.host, text }
  return { kind: 'own-share', path: `${sharePath}${url.search}${url.hash}` }
}

function parseWebAddress(text: string): URL | null {
  const url = URL.parse(text.trim())
  return url && (url.protocol === 'https:' || url.protocol === 'http:') ? url : null
}
