import { createHash } from 'node:crypto'

/**
 * Returns what the API shows of an endpoint. Somebody with a stolen session could take the browser
 * over if the API showed the endpoint itself.
 */
export function hashEndpoint(endpoint: string): string {
  return createHash('sha256').update(endpoint).digest('base64url')
}
