/** Pages whose links ask something of the person who opens them, and hold no claim. */
export type OtherPage = 'answer' | 'prove' | 'add-key'

/** Returns the page of a link with or without a host, or null for a link to a claim. */
export function findOtherPage(link: string): OtherPage | null {
  const [, page] = /^(?:https?:\/\/[^/]*)?\/(answer|prove|add-key)(?=[/#?])/i.exec(link) ?? []
  return page === 'answer' || page === 'prove' || page === 'add-key' ? page : null
}

export function isOfAnotherPage(link: string): boolean {
  return findOtherPage(link) !== null
}
