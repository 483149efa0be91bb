import type { FullRequest } from './store.ts'

/**
 * Tells whether the claim still has the asked text. False if it has another one, or if the hash of
 * an old request's text is lost.
 */
export function isAskedText({ request, claim }: Pick<FullRequest, 'request' | 'claim'>): boolean {
  return request.claimHash === claim.claimHash
}
