import type { ResolveDid } from '../data-integrity/verify-proof.ts'
import { parseDidUrl } from './did-url.ts'
import { parseDidDocument } from './parse-document.ts'
import { resolveLocal } from './resolve-local.ts'
import { parseIssuerMetadata, writeMetadataUrl } from './web-issuer.ts'

/** Returns the text at an https address, or null when the text cannot be loaded. */
export type LoadDocument = (url: string, kind: 'document' | 'list') => Promise<string | null>

/**
 * Returns a function that finds an issuer's DID document: inside a did:key or did:jwk, at the host
 * of a did:web, by `resolveEthr` for a did:ethr, or from the keys that a web address publishes. It
 * looks up each issuer only once.
 */
export function createResolver(load: LoadDocument, resolveEthr: ResolveDid): ResolveDid {
  const known = new Map<string, ReturnType<ResolveDid>>()
  return (did) => {
    const found = known.get(did) ?? resolve(did, load, resolveEthr)
    known.set(did, found)
    return found
  }
}

const resolve = async (did: string, load: LoadDocument, resolveEthr: ResolveDid): ReturnType<ResolveDid> => {
  const metadata = writeMetadataUrl(did)
  if (metadata !== null) {
    const text = await load(metadata, 'document')
    return text === null ? null : parseIssuerMetadata(text, did)
  }
  const method = parseDidUrl(did)?.method
  if (method === 'ethr') return resolveEthr(did)
  if (method !== 'web') return resolveLocal(did)
  const url = writeWebUrl(did)
  const text = url === null ? null : await load(url, 'document')
  return text === null ? null : parseDidDocument(text, did)
}

/**
 * Returns the address of a did:web's document (did:web, section 3.2), or null for any other text.
 */
export function writeWebUrl(did: string): string | null {
  const url = parseDidUrl(did)
  if (url === null || url.method !== 'web' || url.did !== did) return null
  const [host = '', ...folders] = url.id.split(':').map(decode)
  // In a URL, such a part would lead to another folder, and in some cases to the root of the host.
  if (folders.some((folder) => folder === '' || folder === '.' || folder === '..')) return null
  const path = folders.length === 0 ? '/.well-known' : `/${folders.map(encodeURIComponent).join('/')}`
  const written = `https://${host}${path}/did.json`
  const parsed = URL.parse(written)
  // Without this check, an encoded host that contains a path or a user's name could change the
  // address.
  return parsed !== null && parsed.host === host.toLowerCase() && parsed.username === '' ? parsed.href : null
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return ''
  }
}
