import { writeWebUrl } from './resolve-foreign.ts'

/**
 * A host, and the folder in it that says who an issuer is. `folder` is '' for the whole host, and
 * begins with a slash otherwise. Somebody else than the owner of the host may write to a folder.
 */
export type WebPlace = { host: string; folder: string }

/** Returns the place on the web that an https address or a did:web names, or null for others. */
export function readWebPlace(issuer: string): WebPlace | null {
  const url = URL.parse(writeWebUrl(issuer) ?? issuer)
  if (url?.protocol !== 'https:') return null
  const folder = url.pathname.replace(/(\/\.well-known)?\/did\.json$/, '').replace(/\/$/, '')
  return { host: url.host, folder }
}
