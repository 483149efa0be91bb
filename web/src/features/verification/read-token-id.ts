/**
 * The page writes '#', 'DID #' or 'DID: #' before a token id, so a pasted id may have this prefix.
 */
export function readTokenId(typed: string): string {
  return typed.trim().replace(/^(?:DID:?\s*)?#\s*/i, '')
}
