/** The pages of links that hold no claim and ask something of the person who opens them. */
export type OtherPage = 'answer' | 'prove' | 'add-key'

/**
 * Returns the page of a parsed link with the path that leads there, or null for a link to a claim.
 * The path begins with the page's name, so that a browser never reads a host in it.
 */
export function findOtherPage({ pathname, search, hash }: URL): { page: OtherPage; path: string } | null {
  const [, page] = /^\/(answer|prove|add-key)(?![^/])/.exec(pathname) ?? []
  if (page !== 'answer' && page !== 'prove' && page !== 'add-key') return null
  return { page, path: pathname + search + hash }
}
