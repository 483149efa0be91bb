import * as z from 'zod/mini'
import { verifierSchema } from '../account/user.ts'
import type { Call } from '../call.ts'
import { domainProofSchema, verifierStatusSchema } from '../verifier/register.ts'

export const verifierCalls = {
  getVerifierStatus: { method: 'GET', path: '/api/users/:id/verifier', response: verifierStatusSchema },
  proveDomain: { method: 'POST', path: '/api/users/:id/domain', response: domainProofSchema },
  listVerifiers: { method: 'GET', path: '/api/verifiers', response: z.array(verifierSchema) },
} as const satisfies Record<string, Call>
