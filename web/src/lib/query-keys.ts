import type { Claim } from '@did/domain/claim'
import type { ClaimId, DidId, UserId } from '@did/domain/ids'

/**
 * Every key of the query cache, so that live updates and mutations name what they make stale. The cache belongs to one
 * account (query-client.ts), so no key repeats the account.
 */
export const queryKeys = {
  config: ['config'],
  ownUser: ['own-user'],
  dids: ['dids'],
  claims: ['claims'],
  claimsOfDid: (didId: DidId) => ['claims', 'did', didId],
  claimsOfUser: (userId: UserId) => ['claims', 'user', userId],
  historyOfClaim: (claimId: ClaimId) => ['claims', 'history', claimId],
  verifiers: ['verifiers'],
  verifierStatus: ['verifier-status'],
  applications: ['applications'],
  applicationDecisions: ['applications', 'decided'],
  register: ['register'],
  messages: ['contact-messages'],
  messagesOf: (status: string) => ['contact-messages', status],
  requests: ['requests'],
  requestsOfVerifier: (userId: UserId) => ['requests', 'verifier', userId],
  decidedRequests: (userId: UserId) => ['requests', 'decided', userId],
  didLookup: (tokenId: string) => ['requests', 'about-did', tokenId],
  openedRequest: (id: number) => ['requests', 'opened', id],
  requestsOfRequester: (userId: UserId) => ['requests', 'requester', userId],
  confirmations: ['confirmations'],
  // Of one version of the claim: what a change of the claims makes stale would be asked about a verification that may be gone.
  proofOfClaim: ({ id, version }: Pick<Claim, 'id' | 'version'>) => ['proof', id, version],
  decisionOnClaim: ({ id, version }: Pick<Claim, 'id' | 'version'>) => ['decision', id, version],
  checkOfClaim: (claimId: ClaimId) => ['claims', 'check', claimId],
  revocationsOfClaim: (claimId: ClaimId) => ['claims', 'revocations', claimId],
  notifications: ['notifications'],
  shares: ['shares'],
  templates: ['templates'],
  template: (ref: string) => ['templates', 'one', ref],
  offeredTemplates: (search: { q: string; type: string }) => ['templates', 'offered', search],
  ownTemplates: ['templates', 'own'],
  builtInTemplates: ['templates', 'built-in'],
} as const
