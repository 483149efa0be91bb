import { writeWebUrl } from './resolve-foreign.ts'

/**
 * An issuer's place on the web is a host and a folder on this host. `folder` is '' when the whole
 * host belongs to the issuer, and begins with a slash otherwise. Somebody else than the owner of
 * the host may write into a folder.
 */
export type WebPlace = { host: string; folder: string }

/**
 * Returns the place on the web that an https address or a did:web names. Returns null for any other
 * text.
 */
export function readWebPlace(issuer: string): WebPlace | null {
  const document = writeWebUrl(issuer)
  const url = URL.parse(document ?? issuer)
  if (url?.protocol !== 'https:') return null
  // The address of a did:web ends with the file name of its document, which is not a part of the
  // folder. If the issuer is an https address, the whole path is the folder, whatever name it ends
  // with.
  const path = document === null ? url.pathname : url.pathname.replace(/(\/\.well-known)?\/did\.json$/, '')
  return { host: url.host, folder: path.replace(/\/$/, '') }
}
