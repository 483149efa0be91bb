/**
 * The pages whose links contain no claim. Such a page puts a question to the person who opens it.
 */
export type OtherPage = 'answer' | 'prove' | 'add-key'

/**
 * Returns null for a link to a claim. The path begins with the page's name, so that no browser
 * takes the beginning of the path for a host.
 */
export function findOtherPage({ pathname, search, hash }: URL): { page: OtherPage; path: string } | null {
  const [, page] = /^\/(answer|prove|add-key)(?![^/])/.exec(pathname) ?? []
  if (page !== 'answer' && page !== 'prove' && page !== 'add-key') return null
  return { page, path: pathname + search + hash }
}
