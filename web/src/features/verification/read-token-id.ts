/** Removes the '#', 'DID #' or 'DID: #' that the page writes before a token id. */
export function readTokenId(typed: string): string {
  return typed.trim().replace(/^(?:DID:?\s*)?#\s*/i, '')
}
