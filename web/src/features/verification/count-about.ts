type About = { didTokenId: string }

/** What was typed, without the '#' or 'DID #' that stands before a token id wherever this product shows one. */
export function readTokenId(typed: string): string {
  return typed.trim().replace(/^(?:DID\s*)?#\s*/i, '')
}

/** How many of these requests are about the DID with this token id. */
export function countAbout(requests: readonly About[], tokenId: string): number {
  return requests.filter(({ didTokenId }) => didTokenId.toLowerCase() === tokenId.toLowerCase()).length
}
