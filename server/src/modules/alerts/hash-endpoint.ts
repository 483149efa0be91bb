import { createHash } from 'node:crypto'

/**
 * Returns the hash by which the API names a browser's push endpoint. If the API showed the endpoint
 * itself, somebody with a stolen session could add the browser to another account.
 */
export function hashEndpoint(endpoint: string): string {
  return createHash('sha256').update(endpoint).digest('base64url')
}
