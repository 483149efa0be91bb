import * as z from 'zod/mini'
import type { Call } from '../call.ts'
import { claimSchema } from '../claim/claim.ts'
import { claimHistorySchema } from '../claim/history.ts'
import { recordedProofSchema } from '../proof/proof.ts'

export const claimCalls = {
  listClaimsOfDid: { method: 'GET', path: '/api/claims/did/:didId', response: z.array(claimSchema) },
  listClaimsOfUser: { method: 'GET', path: '/api/claims/user/:userId', response: z.array(claimSchema) },
  createClaim: { method: 'POST', path: '/api/claims', response: claimSchema },
  updateClaim: { method: 'PUT', path: '/api/claims/:id', response: claimSchema },
  getClaimHistory: { method: 'GET', path: '/api/claims/:id/history', response: claimHistorySchema },
  getClaimProof: { method: 'GET', path: '/api/claims/:id/proof', response: recordedProofSchema },
  approveRequest: { method: 'PUT', path: '/api/claims/:id/verify', response: claimSchema },
} as const satisfies Record<string, Call>
