import { writeWebUrl } from './resolve-foreign.ts'

/**
 * A host and a folder on it. `folder` is '' when the whole host belongs to the issuer, and begins
 * with a slash otherwise. Somebody else than the host's owner may write into a folder.
 */
export type WebPlace = { host: string; folder: string }

/**
 * Returns the place on the web that an https address or a did:web names, or null for other texts.
 */
export function readWebPlace(issuer: string): WebPlace | null {
  const document = writeWebUrl(issuer)
  const url = URL.parse(document ?? issuer)
  if (url?.protocol !== 'https:') return null
  // A did:web's address ends with the name of its document, which is not a part of the folder. If
  // the issuer is an https address, its whole path is the folder, whatever name it ends with.
  const path = document === null ? url.pathname : url.pathname.replace(/(\/\.well-known)?\/did\.json$/, '')
  return { host: url.host, folder: path.replace(/\/$/, '') }
}
