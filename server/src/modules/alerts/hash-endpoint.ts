import { createHash } from 'node:crypto'

/**
 * The API names a browser's push endpoint by this hash. If the API showed the endpoint itself,
 * somebody with a stolen session could add the browser to another account.
 */
export function hashEndpoint(endpoint: string): string {
  return createHash('sha256').update(endpoint).digest('base64url')
}
