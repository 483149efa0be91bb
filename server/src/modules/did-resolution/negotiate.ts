import Negotiator from 'negotiator'

/** A client may ask for the document with its metadata, or only for the document. */
export const resolutionType = 'application/did-resolution'
export const dereferencingType = 'application/did-url-dereferencing'
const documentTypes = [
  'application/did',
  'application/did+json',
  'application/did+ld+json',
  'application/json',
] as const
export type DocumentType = (typeof documentTypes)[number]
const types = [resolutionType, dereferencingType, ...documentTypes] as const
export type Wanted = typeof resolutionType | typeof dereferencingType | DocumentType

/** Returns null if no type fits. Without the header `Accept`, every type fits. */
export function chooseType(accept: string | undefined): Wanted | null {
  const header = accept === undefined || accept.trim() === '' ? '*/*' : withoutProfiles(accept)
  const best = new Negotiator({ headers: { accept: header } }).mediaType([...types])
  return types.find((type) => type === best) ?? null
}

/**
 * The older name of `resolutionType` is
 * `application/ld+json;profile="https://w3id.org/did-resolution"`.
 */
function withoutProfiles(accept: string): string {
  return accept.replace(/application\/ld\+json\s*;\s*profile="?https:\/\/w3id\.org\/did-resolution"?/g, resolutionType)
}
