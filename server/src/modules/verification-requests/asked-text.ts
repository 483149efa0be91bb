import type { FullRequest } from './store.ts'

/** False when the claim has another text now, or when the hash of an old request's text is lost. */
export function isAskedText({ request, claim }: Pick<FullRequest, 'request' | 'claim'>): boolean {
  return request.claimHash === claim.claimHash
}
