import { z } from 'zod'
import {
  applicationDecisionSchema,
  decideApplicationSchema,
  decidedApplicationSchema,
  registerEntrySchema,
  suspendVerifierSchema,
  verifierApplicationRecordSchema,
} from '../register.ts'
import { idParams, pageQuery, type Route } from '../route.ts'

export const registerRoutes = {
  listVerifierApplications: {
    method: 'GET',
    path: '/api/admin/verifier-applications',
    summary: 'Applications that wait for an administrator',
    who: 'signed-in',
    query: pageQuery,
    success: 200,
    response: z.array(verifierApplicationRecordSchema),
  },
  listApplicationDecisions: {
    method: 'GET',
    path: '/api/admin/verifier-applications/decided',
    summary: 'Applications that were decided: what about, what was said, when and by which administrator',
    who: 'signed-in',
    query: pageQuery,
    success: 200,
    response: z.array(applicationDecisionSchema),
  },
  decideVerifierApplication: {
    method: 'POST',
    path: '/api/admin/verifier-applications/:id/decision',
    summary: 'Refuse, or approve once the chain shows the accreditation',
    who: 'signed-in',
    params: idParams,
    body: decideApplicationSchema,
    success: 200,
    response: decidedApplicationSchema,
  },
  suspendVerifier: {
    method: 'POST',
    path: '/api/admin/verifiers/:id/suspend',
    summary: 'Confirm a suspension once the chain shows it',
    who: 'signed-in',
    params: idParams,
    body: suspendVerifierSchema,
    success: 200,
    response: registerEntrySchema,
  },
  getRegister: {
    method: 'GET',
    path: '/api/register',
    summary: 'Verifiers the chain shows as accredited or suspended, with dates',
    who: 'public',
    success: 200,
    response: z.array(registerEntrySchema),
  },
} as const satisfies Record<string, Route>
