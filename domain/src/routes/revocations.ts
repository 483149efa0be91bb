import { revocationQuerySchema, revokeClaimSchema } from '../attestation/revoke-claim.ts'
import { revocationCalls } from '../calls/revocations.ts'
import { describeRoutes, idParams, pageQuery } from '../route.ts'

export const revocationRoutes = describeRoutes(revocationCalls, {
  listConfirmations: {
    summary: 'List the caller’s attestations, with the signed text and whether each is revoked',
    who: 'signed-in',
    query: pageQuery,
  },
  listRevocationsOfClaim: {
    summary: 'List the revocations of a claim’s attestations. A verifier gets its own',
    who: 'signed-in',
    params: idParams,
  },
  prepareRevocation: {
    summary: 'Get the typed data to sign for a revocation',
    who: 'signed-in',
    params: idParams,
    query: revocationQuerySchema,
  },
  revokeClaim: {
    summary:
      'Revoke an attestation with a signature of the wallet that signed it. The service relays the revocation to the chain',
    who: 'signed-in',
    params: idParams,
    body: revokeClaimSchema,
    isAlwaysTaken: true,
  },
})
