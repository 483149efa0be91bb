import type { Fetch } from '@did/credentials/chain/chain-reader'

/**
 * An operator's `RPC_URL` may contain a user and a password, which `fetch` refuses in an address.
 * They go into a header instead (RFC 7617).
 */
export const askEndpoint: Fetch = (url, init) => {
  const address = URL.parse(url)
  if (!address || (address.username === '' && address.password === '')) return fetch(url, init)
  const user = `${unescapeUrl(address.username)}:${unescapeUrl(address.password)}`
  const headers = new Headers(init?.headers)
  headers.set('authorization', `Basic ${Buffer.from(user).toString('base64')}`)
  address.username = ''
  address.password = ''
  return fetch(address.href, { ...init, headers })
}

/** If a `%` in the text begins no escape, returns the text as it is. */
function unescapeUrl(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
