import { parseRequestCode } from '@did/credentials/request-for-proof/request-code'
import { isShortPath } from '@did/domain/share/short-path'

/** Only `own` opens by itself, because a code's maker must not choose where this browser goes. */
export type ScannedCode =
  | { kind: 'own'; path: string }
  | { kind: 'foreign'; host: string; text: string }
  | { kind: 'other'; text: string }

const sharePath = '/shared-claim'
/** Where the code of a device leads that invites another one. */
const addKeyPath = '/add-key'

/** `origin` is the origin of this page, for instance 'https://id.example'. */
export function classifyCode(text: string, origin: string): ScannedCode {
  const url = parseWebAddress(text)
  if (!url || !isOurs(url)) return { kind: 'other', text }
  // A link may hide its host behind a user name ("https://id.example@evil.example").
  if (url.origin !== origin || url.username !== '' || url.password !== '')
    return { kind: 'foreign', host: url.host, text }
  return { kind: 'own', path: `${url.pathname}${url.search}${url.hash}` }
}

function isOurs(url: URL): boolean {
  const isShare = url.pathname === sharePath && url.searchParams.has('data')
  const isInvitation = url.pathname === addKeyPath && url.hash.length > 1
  return isShare || isInvitation || isShortPath(url.pathname) || parseRequestCode(url) !== null
}

function parseWebAddress(text: string): URL | null {
  const url = URL.parse(text.trim())
  return url && (url.protocol === 'https:' || url.protocol === 'http:') ? url : null
}
