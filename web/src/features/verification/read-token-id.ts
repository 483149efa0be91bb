/** What was typed, without the '#', 'DID #' or 'DID: #' that stands before a token id wherever this product shows one. */
export function readTokenId(typed: string): string {
  return typed.trim().replace(/^(?:DID:?\s*)?#\s*/i, '')
}
