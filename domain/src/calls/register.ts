import * as z from 'zod/mini'
import type { Call } from '../call.ts'
import { applicationQuestionSchema } from '../verifier/application.ts'
import {
  applicationDecisionSchema,
  decidedApplicationSchema,
  registerEntrySchema,
  verifierApplicationRecordSchema,
} from '../verifier/register.ts'
import { verifierProfileSchema } from '../verifier/verifier-profile.ts'

const isAnonymous = true

export const registerCalls = {
  listVerifierApplications: {
    method: 'GET',
    path: '/api/admin/verifier-applications',
    response: z.array(verifierApplicationRecordSchema),
  },
  listApplicationDecisions: {
    method: 'GET',
    path: '/api/admin/verifier-applications/decided',
    response: z.array(applicationDecisionSchema),
  },
  decideVerifierApplication: {
    method: 'POST',
    path: '/api/admin/verifier-applications/:id/decision',
    response: decidedApplicationSchema,
  },
  askApplicant: {
    method: 'POST',
    path: '/api/admin/verifier-applications/:id/question',
    response: z.array(applicationQuestionSchema),
  },
  suspendVerifier: { method: 'POST', path: '/api/admin/verifiers/:id/suspend', response: registerEntrySchema },
  getVerifierProfile: {
    method: 'GET',
    path: '/api/verifiers/wallet/:wallet',
    isAnonymous,
    response: verifierProfileSchema,
  },
  getRegister: { method: 'GET', path: '/api/register', isAnonymous, response: z.array(registerEntrySchema) },
} as const satisfies Record<string, Call>
