import * as z from 'zod/mini'
import { approveRequestSchema } from '../attestation/attestation.ts'
import { claimCalls } from '../calls/claims.ts'
import { createClaimSchema, updateClaimSchema } from '../claim/claim-form.ts'
import { idTextSchema } from '../ids.ts'
import { describeRoutes, idParams, pageQuery } from '../route.ts'

export const claimRoutes = describeRoutes(claimCalls, {
  listClaimsOfDid: {
    summary: 'List the claims of a DID. A verifier gets those that it was asked about, in the text of its request',
    who: 'signed-in',
    params: z.object({ didId: idTextSchema }),
    query: pageQuery,
  },
  listClaimsOfUser: {
    summary: 'List all claims of the caller',
    who: 'signed-in',
    params: z.object({ userId: idTextSchema }),
    query: pageQuery,
  },
  createClaim: {
    summary: 'Add a claim to a DID',
    who: 'signed-in',
    body: createClaimSchema,
    success: 201,
  },
  updateClaim: {
    summary:
      'Reword a claim. If a verifier was asked about the claim, it stays, and the new wording becomes a claim of its own',
    who: 'signed-in',
    params: idParams,
    body: updateClaimSchema,
  },
  getClaimHistory: {
    summary:
      'Get the newest entries of a claim’s hash-chained history, oldest first, and earlier ones by `before`. A verifier gets it up to its decision',
    who: 'signed-in',
    params: idParams,
    query: pageQuery,
  },
  getClaimProof: {
    summary: 'Get the proof that came with the approval of a claim',
    who: 'signed-in',
    params: idParams,
  },
  approveRequest: {
    operationId: 'verifyClaim',
    summary: 'Approve a request with a proof and a signed attestation, in one transaction',
    who: 'signed-in',
    params: idParams,
    body: approveRequestSchema,
  },
})
