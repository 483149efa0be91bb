import { writeWebUrl } from './resolve-foreign.ts'

/**
 * A host, and the folder in it that says who an issuer is. `folder` is '' for the whole host, and
 * begins with a slash otherwise. Somebody else than the owner of the host may write to a folder.
 */
export type WebPlace = { host: string; folder: string }

/** Returns the place on the web that an https address or a did:web names, or null for others. */
export function readWebPlace(issuer: string): WebPlace | null {
  const document = writeWebUrl(issuer)
  const url = URL.parse(document ?? issuer)
  if (url?.protocol !== 'https:') return null
  // An https address that ends like a document of a did:web is a path like any other.
  const path = document === null ? url.pathname : url.pathname.replace(/(\/\.well-known)?\/did\.json$/, '')
  return { host: url.host, folder: path.replace(/\/$/, '') }
}
