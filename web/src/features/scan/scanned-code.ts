import { parseRequestCode } from '@did/credentials/request-code'

/**
 * What a code turned out to be: a shared claim, a request for proof, or something else. Only `own` may be opened by itself: any other
 * text is somebody's wish about where this browser goes next.
 */
export type ScannedCode =
  | { kind: 'own'; path: string }
  | { kind: 'foreign'; host: string; text: string }
  | { kind: 'other'; text: string }

const sharePath = '/shared-claim'

/** `origin` is the page's own, like 'https://id.example'. */
export function classifyCode(text: string, origin: string): ScannedCode {
  const url = parseWebAddress(text)
  if (!url || !isOurs(url)) return { kind: 'other', text }
  // A link may name a user before the host ("https://id.example@evil.example"): only the parsed origin counts.
  if (url.origin !== origin || url.username !== '' || url.password !== '')
    return { kind: 'foreign', host: url.host, text }
  return { kind: 'own', path: `${url.pathname}${url.search}${url.hash}` }
}

function isOurs(url: URL): boolean {
  const isShare = url.pathname === sharePath && url.searchParams.has('data')
  return isShare || parseRequestCode(url) !== null
}

function parseWebAddress(text: string): URL | null {
  const url = URL.parse(text.trim())
  return url && (url.protocol === 'https:' || url.protocol === 'http:') ? url : null
}
