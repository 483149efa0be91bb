import * as z from 'zod/mini'
import { revocationQuerySchema, revokeClaimSchema } from '../attestation/revoke-claim.ts'
import { revocationCalls } from '../calls/revocations.ts'
import { bytes32Schema } from '../hex.ts'
import { describeRoutes, idParams, pageQuery } from '../route.ts'

export const revocationRoutes = describeRoutes(revocationCalls, {
  listConfirmations: {
    summary: 'List the caller’s attestations, with the signed text and whether each is revoked',
    who: 'signed-in',
    query: z.extend(pageQuery, { sameTextAs: z.optional(bytes32Schema) }),
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
      'Revoke an attestation with a signature of the wallet that signed it. The service relays the revocation to the chain. The answer names the caller’s other attestations of the same text that still hold (`stillHolding`)',
    who: 'signed-in',
    params: idParams,
    body: revokeClaimSchema,
    isAlwaysTaken: true,
  },
})
