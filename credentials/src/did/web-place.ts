import { writeWebUrl } from './resolve-foreign.ts'

/**
 * An issuer's place on the web: a host, and the folder that belongs to the issuer. `folder` is ''
 * for the whole host, and begins with a slash otherwise. A folder may be written by somebody else
 * than the owner of the host.
 */
export type WebPlace = { host: string; folder: string }

/** Returns the place on the web that an https address or a did:web names, or null for others. */
export function readWebPlace(issuer: string): WebPlace | null {
  const document = writeWebUrl(issuer)
  const url = URL.parse(document ?? issuer)
  if (url?.protocol !== 'https:') return null
  // Only a did:web ends with the name of its document. An https address that ends in the same way
  // is a path like any other.
  const path = document === null ? url.pathname : url.pathname.replace(/(\/\.well-known)?\/did\.json$/, '')
  return { host: url.host, folder: path.replace(/\/$/, '') }
}
