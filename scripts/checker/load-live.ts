import type { LoadDocument } from '@did/credentials/did/resolve-foreign'

const timeoutMs = 10_000
const mostBytes = 4_000_000
const accept = 'application/vc+jwt, application/statuslist+jwt, application/did+json, application/json;q=0.9'

/**
 * Fetches an issuer's document from its host. Returns null if the document cannot be loaded. The
 * host has to answer over https, unless it is localhost.
 */
export const loadLive: LoadDocument = async (address) => {
  const url = URL.parse(address)
  if (url === null) return null
  if (url.hostname === 'localhost') url.protocol = 'http:'
  else if (url.protocol !== 'https:') return null
  const signal = AbortSignal.timeout(timeoutMs)
  try {
    const response = await fetch(url, { redirect: 'error', signal, headers: { accept } })
    return response.ok && response.body !== null ? await readText(response.body) : null
  } catch {
    return null // A host that ends the connection early gives no document.
  }
}

/**
 * Reads the text of an answer. If the text is longer than the limit, returns null and does not read
 * the rest, because a stranger chooses the host.
 */
async function readText(body: ReadableStream<Uint8Array>): Promise<string | null> {
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of body) {
    size += part.length
    if (size > mostBytes) return null
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}
