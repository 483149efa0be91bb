import type { LoadDocument } from '@did/credentials/did/resolve-foreign'

const timeoutMs = 10_000
const mostCharacters = 4_000_000
const accept = 'application/vc+jwt, application/statuslist+jwt, application/did+json, application/json;q=0.9'

/** Fetches an issuer's document from its host, or returns null. Only localhost may lack https. */
export const loadLive: LoadDocument = async (address) => {
  const url = URL.parse(address)
  if (url === null) return null
  if (url.hostname === 'localhost') url.protocol = 'http:'
  else if (url.protocol !== 'https:') return null
  const signal = AbortSignal.timeout(timeoutMs)
  const response = await fetch(url, { redirect: 'error', signal, headers: { accept } }).catch(() => null)
  const text = response?.ok ? await response.text() : null
  return text === null || text.length > mostCharacters ? null : text
}
