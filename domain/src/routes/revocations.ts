import { z } from 'zod'
import {
  claimRevocationSchema,
  confirmationSchema,
  revocationQuerySchema,
  revocationRequestSchema,
  revocationSchema,
  revokeClaimSchema,
} from '../revocation-record.ts'
import { idParams, pageQuery, type Route } from '../route.ts'

export const revocationRoutes = {
  listConfirmations: {
    method: 'GET',
    path: '/api/attestations',
    summary: 'What the caller confirmed, in the words it signed, and what became of it',
    who: 'signed-in',
    query: pageQuery,
    success: 200,
    response: z.array(confirmationSchema),
  },
  listRevocationsOfClaim: {
    method: 'GET',
    path: '/api/claims/:id/revocations',
    summary: 'Confirmations of a claim that were taken back, to its owner; to a verifier those that it took back',
    who: 'signed-in',
    params: idParams,
    success: 200,
    response: z.array(claimRevocationSchema),
  },
  prepareRevocation: {
    method: 'GET',
    path: '/api/claims/:id/revocation',
    summary: 'The typed data to sign to take back what the caller confirmed',
    who: 'signed-in',
    params: idParams,
    query: revocationQuerySchema,
    success: 200,
    response: revocationRequestSchema,
  },
  revokeClaim: {
    method: 'POST',
    path: '/api/claims/:id/revoke',
    summary: 'Take back what the caller confirmed, with the signature of the wallet that did; relayed to the chain',
    who: 'signed-in',
    params: idParams,
    body: revokeClaimSchema,
    success: 200,
    response: revocationSchema,
  },
} as const satisfies Record<string, Route>
