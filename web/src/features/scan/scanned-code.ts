import { parseChallengePath } from '@did/credentials/holder-challenge/challenge-link'
import { listLinks } from '@did/credentials/link/links-in-text'
import { parseRequestCode } from '@did/credentials/request-for-proof/request-code'
import { isShortPath } from '@did/domain/share/short-path'

/**
 * Only an `own` code opens by itself, because a code's maker must not choose where this browser
 * goes.
 */
export type ScannedCode =
  | { kind: 'own'; path: string }
  | { kind: 'foreign'; host: string; text: string }
  | { kind: 'other'; text: string }

const sharePath = '/shared-claim'
/** The path of the link by which a device invites another device. */
const addKeyPath = '/add-key'

/**
 * A code is `own` if its text contains exactly one link of this site. Redirectors and marks around
 * the link do not matter. `origin` is the origin of this page, for instance 'https://id.example'.
 */
export function classifyCode(text: string, origin: string): ScannedCode {
  const addresses = listLinks(text)
    .map((link) => URL.parse(link))
    .filter((url) => url !== null)
    .filter(isOurs)
  const [own, ...more] = addresses.filter((url) => isOfSite(url, origin))
  if (own && more.length === 0) return { kind: 'own', path: `${own.pathname}${own.search}${own.hash}` }
  const foreign = addresses.find((url) => !isOfSite(url, origin))
  return foreign ? { kind: 'foreign', host: foreign.host, text } : { kind: 'other', text }
}

/** A link may hide its host behind a user name ("https://id.example@evil.example"). */
function isOfSite(url: URL, origin: string): boolean {
  return url.origin === origin && url.username === '' && url.password === ''
}

function isOurs(url: URL): boolean {
  const isShare = url.pathname === sharePath && url.searchParams.has('data')
  const isInvitation = url.pathname === addKeyPath && url.hash.length > 1
  const isAsked = parseRequestCode(url) !== null || parseChallengePath(url) !== null
  return isShare || isInvitation || isAsked || isShortPath(url.pathname)
}
