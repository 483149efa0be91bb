import * as z from 'zod/mini'
import { verifierCalls } from '../calls/verifiers.ts'
import { describeRoutes, idParams, pageQuery } from '../route.ts'
import { searchSchema } from '../text.ts'
import { proveDomainSchema } from '../verifier/domain-name.ts'

export const verifierRoutes = describeRoutes(verifierCalls, {
  getVerifierStatus: {
    summary: 'Get the caller’s standing as a verifier: what the chain says, the latest application, the proven domain',
    who: 'signed-in',
    params: idParams,
  },
  proveDomain: {
    summary: 'Fetch a domain’s DID configuration and record whether it names the caller’s wallet',
    who: 'signed-in',
    params: idParams,
    body: proveDomainSchema,
  },
  listVerifiers: {
    summary: 'List the verifiers that the caller may ask. The caller is never among them',
    who: 'signed-in',
    query: z.extend(pageQuery, { q: z.optional(searchSchema(100)) }),
  },
})
