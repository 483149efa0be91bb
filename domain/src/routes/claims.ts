import { z } from 'zod'
import { verifyClaimSchema } from '../attestation.ts'
import { claimSchema, createClaimSchema, updateClaimSchema } from '../claim.ts'
import { claimHistorySchema } from '../history.ts'
import { idTextSchema } from '../ids.ts'
import { recordedProofSchema } from '../proof.ts'
import { idParams, pageQuery, type Route } from '../route.ts'

export const claimRoutes = {
  listClaimsOfDid: {
    method: 'GET',
    path: '/api/claims/did/:didId',
    summary:
      'Claims of a DID: all to its owner, to a verifier those it was asked about, in the text it was asked about',
    who: 'signed-in',
    params: z.object({ didId: idTextSchema }),
    query: pageQuery,
    success: 200,
    response: z.array(claimSchema),
  },
  listClaimsOfUser: {
    method: 'GET',
    path: '/api/claims/user/:userId',
    summary: 'All claims of the caller',
    who: 'signed-in',
    params: z.object({ userId: idTextSchema }),
    query: pageQuery,
    success: 200,
    response: z.array(claimSchema),
  },
  createClaim: {
    method: 'POST',
    path: '/api/claims',
    summary: 'Add a claim to an own DID',
    who: 'signed-in',
    body: createClaimSchema,
    success: 201,
    response: claimSchema,
  },
  updateClaim: {
    method: 'PUT',
    path: '/api/claims/:id',
    summary:
      'Reword an own claim; one that a verifier was asked about stays, and the new wording becomes a claim of its own',
    who: 'signed-in',
    params: idParams,
    body: updateClaimSchema,
    success: 200,
    response: claimSchema,
  },
  getClaimHistory: {
    method: 'GET',
    path: '/api/claims/:id/history',
    summary:
      'What happened to a claim, hash-chained, to its owner and, up to their decision, the verifiers asked; also the exported file',
    who: 'signed-in',
    params: idParams,
    success: 200,
    response: claimHistorySchema,
  },
  getClaimProof: {
    method: 'GET',
    path: '/api/claims/:id/proof',
    summary: 'The proof that came with the verification of an own claim',
    who: 'signed-in',
    params: idParams,
    success: 200,
    response: recordedProofSchema,
  },
  verifyClaim: {
    method: 'PUT',
    path: '/api/claims/:id/verify',
    summary: 'Approve: proof and signed attestation, in one transaction with the decision',
    who: 'signed-in',
    params: idParams,
    body: verifyClaimSchema,
    success: 200,
    response: claimSchema,
  },
} as const satisfies Record<string, Route>
