import * as z from 'zod/mini'
import {
  claimRevocationSchema,
  confirmationSchema,
  revocationAnswerSchema,
  revocationRequestSchema,
} from '../attestation/revocation-record.ts'
import type { Call } from '../call.ts'

export const revocationCalls = {
  listConfirmations: { method: 'GET', path: '/api/attestations', response: z.array(confirmationSchema) },
  listRevocationsOfClaim: {
    method: 'GET',
    path: '/api/claims/:id/revocations',
    response: z.array(claimRevocationSchema),
  },
  prepareRevocation: { method: 'GET', path: '/api/claims/:id/revocation', response: revocationRequestSchema },
  revokeClaim: { method: 'POST', path: '/api/claims/:id/revoke', response: revocationAnswerSchema },
} as const satisfies Record<string, Call>
