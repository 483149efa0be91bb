import { z } from 'zod'
import { domainProofSchema, proveDomainSchema, verifierStatusSchema } from '../register.ts'
import { idParams, pageQuery, type Route } from '../route.ts'
import { plainTextSchema } from '../text.ts'
import { fieldNames } from '../texts/complaints.ts'
import { verifierSchema } from '../user.ts'

export const verifierRoutes = {
  getVerifierStatus: {
    method: 'GET',
    path: '/api/users/:id/verifier',
    summary: 'The caller’s standing as a verifier: what the chain says, the latest application, the proven domain',
    who: 'signed-in',
    params: idParams,
    success: 200,
    response: verifierStatusSchema,
  },
  proveDomain: {
    method: 'POST',
    path: '/api/users/:id/domain',
    summary: 'Fetch a domain’s DID configuration and keep whether it names the caller’s wallet',
    who: 'signed-in',
    params: idParams,
    body: proveDomainSchema,
    success: 200,
    response: domainProofSchema,
  },
  listVerifiers: {
    method: 'GET',
    path: '/api/verifiers',
    summary: 'Verifiers that can be asked; never the caller',
    who: 'signed-in',
    query: pageQuery.extend({ q: plainTextSchema(fieldNames.search, 100).optional() }),
    success: 200,
    response: z.array(verifierSchema),
  },
} as const satisfies Record<string, Route>
