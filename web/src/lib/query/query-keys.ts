import type { Claim } from '@did/domain/claim/claim'
import type { Address } from '@did/domain/hex'
import type { ClaimId, DidId, UserId } from '@did/domain/ids'

/**
 * Live updates and mutations use these keys to mark answers as stale. The cache belongs to one
 * account, so no key contains the account.
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
  ownSession: ['own-session'],
  applications: ['applications'],
  waitingApplications: ['applications', 'waiting'],
  applicationDecisions: ['applications', 'decided'],
  register: ['register'],
  verifierProfile: (wallet: Address) => ['register', 'profile', wallet],
  accreditation: (wallet: Address) => ['register', 'accreditation', wallet],
  messages: ['contact-messages'],
  messagesOf: (status: string) => ['contact-messages', status],
  requests: ['requests'],
  requestsOfVerifier: (userId: UserId) => ['requests', 'verifier', userId],
  allDecided: (userId: UserId) => ['requests', 'decided', userId, 'all'],
  decidedRequests: (userId: UserId) => ['requests', 'decided', userId],
  toConfirmAgain: (userId: UserId) => ['requests', 'again', userId],
  allSignedRecords: ['requests', 'signed-records', 'all'],
  signedRecords: ['requests', 'signed-records'],
  didLookup: (tokenId: string) => ['requests', 'about-did', tokenId],
  openedRequest: (id: number) => ['requests', 'opened', id],
  requestsOfRequester: (userId: UserId) => ['requests', 'requester', userId],
  confirmations: ['confirmations'],
  // Without the claim's version in the key, the page would read a changed claim under the key of
  // the former version, whose proof the server may no longer have.
  proofOfClaim: ({ id, version }: Pick<Claim, 'id' | 'version'>) => ['proof', id, version],
  decisionOnClaim: ({ id, version }: Pick<Claim, 'id' | 'version'>) => ['decision', id, version],
  checkOfClaim: (claimId: ClaimId, fields?: readonly string[]) => ['claims', 'check', claimId, fields],
  revocationsOfClaim: (claimId: ClaimId) => ['claims', 'revocations', claimId],
  notifications: ['notifications'],
  shares: ['shares'],
  templates: ['templates'],
  template: (ref: string) => ['templates', 'one', ref],
  templateOfClaim: ({ id, claimHash }: Pick<Claim, 'id' | 'claimHash'>) => ['templates', 'of-claim', id, claimHash],
  offeredTemplates: (search: { q: string; type: string }) => ['templates', 'offered', search],
  ownTemplates: ['templates', 'own'],
  builtInTemplates: ['templates', 'built-in'],
} as const
