import type { LoadDocument } from '@did/credentials/did/resolve-foreign'
import { type Address, addressSchema } from '@did/domain/hex'
import type { ForeignDocumentKind } from '@did/domain/portable/foreign-document'
import { foreignDocumentCalls } from '@did/domain/portable/foreign-document-calls'

const timeoutMs = 10_000

/**
 * For each kind of document, the hosts from which the service fetched a document for the page. Our
 * service's own host is never among them.
 */
export type FetchedFrom = Record<ForeignDocumentKind, Set<string>>

/**
 * Returns a function that fetches DID documents and status lists. The page may ask no host but our
 * service, so the service fetches the documents of other hosts. The function notes these hosts in
 * `fetched`.
 */
export function createLoad(fetched: FetchedFrom): LoadDocument {
  return async (url, kind) => {
    const target = URL.parse(url)
    if (target === null) return null
    if (target.host === location.host) return fetchText(`${target.pathname}${target.search}`)
    const query = new URLSearchParams({ url, kind })
    const text = await fetchText(`${foreignDocumentCalls.getForeignDocument.path}?${query}`)
    if (text !== null) fetched[kind].add(target.host)
    return text
  }
}

/**
 * Returns the address of this chain's ERC-1056 registry. Returns null if the chain has no such
 * registry or if the server does not answer.
 */
export async function findEthereumRegistry(): Promise<Address | null> {
  try {
    const config: unknown = JSON.parse((await fetchText('/api/config')) ?? '{}')
    const registry = typeof config === 'object' && config !== null && 'ethereumDidRegistry' in config
    return registry ? (addressSchema.safeParse(config.ethereumDidRegistry).data ?? null) : null
  } catch {
    return null
  }
}

async function fetchText(path: string): Promise<string | null> {
  const response = await fetch(path, { credentials: 'omit', signal: AbortSignal.timeout(timeoutMs) })
  return response.ok ? response.text() : null
}
