import type { DidDocument } from '@did/credentials/did/did-document'
import type { DidUrl } from '@did/credentials/did/did-url'

export type Dereferenced =
  | { kind: 'resource'; content: unknown }
  /** Whoever asked for the endpoint of a service is redirected to this address. */
  | { kind: 'endpoint'; uri: string }
  | { kind: 'nothing' }

/**
 * A DID URL names the key or service of its fragment, or the endpoint of `?service=` with its
 * `relativeRef` (DID Resolution, section 6).
 */
export function dereference(document: DidDocument, { did, query, fragment }: DidUrl): Dereferenced {
  const service = query?.get('service') ?? null
  if (service !== null)
    return findEndpoint(document, did, service, { relative: query?.get('relativeRef') ?? null, fragment })
  const content = fragment === null ? document : findResource(document, did, fragment)
  return content === null ? { kind: 'nothing' } : { kind: 'resource', content }
}

function findEndpoint(
  { service = [] }: DidDocument,
  did: string,
  name: string,
  { relative, fragment }: { relative: string | null; fragment: string | null },
): Dereferenced {
  const found = service.find(({ id }) => isNamed(id, did, name))
  if (!found) return { kind: 'nothing' }
  const { serviceEndpoint: endpoint } = found
  if (typeof endpoint !== 'string' || !URL.canParse(endpoint)) return { kind: 'resource', content: found }
  const url = relative === null ? new URL(endpoint) : new URL(relative, endpoint)
  if (fragment !== null) url.hash = fragment
  // The answer has the endpoint as its owner wrote it, without the slash that a parsed URL gets at
  // its end.
  return { kind: 'endpoint', uri: relative === null && fragment === null ? endpoint : url.href }
}

function findResource(document: DidDocument, did: string, fragment: string): object | null {
  const { verificationMethod = [], service = [], ...relations } = document
  const embedded = [relations.authentication, relations.assertionMethod, relations.keyAgreement].flatMap(
    (relation) => relation?.filter((entry) => typeof entry !== 'string') ?? [],
  )
  return [...verificationMethod, ...service, ...embedded].find(({ id }) => isNamed(id, did, fragment)) ?? null
}

/** An id in a document may be absolute or only a fragment. */
function isNamed(id: string, did: string, name: string): boolean {
  return id === `${did}#${name}` || id === `#${name}`
}
