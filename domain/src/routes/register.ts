import { registerCalls } from '../calls/register.ts'
import { describeRoutes, idParams, pageQuery } from '../route.ts'
import { decideApplicationSchema, suspendVerifierSchema } from '../verifier/decide-application.ts'

export const registerRoutes = describeRoutes(registerCalls, {
  listVerifierApplications: {
    summary: 'List the applications that wait for an administrator',
    who: 'signed-in',
    query: pageQuery,
  },
  listApplicationDecisions: {
    summary: 'List decided applications, each with its reason, its time and its administrator',
    who: 'signed-in',
    query: pageQuery,
  },
  decideVerifierApplication: {
    summary: 'Refuse an application, or approve it once the chain shows the accreditation',
    who: 'signed-in',
    params: idParams,
    body: decideApplicationSchema,
  },
  suspendVerifier: {
    summary: 'Confirm a suspension once the chain shows it',
    who: 'signed-in',
    params: idParams,
    body: suspendVerifierSchema,
  },
  getRegister: {
    summary: 'List the verifiers that the chain shows as accredited or suspended, with dates',
    who: 'public',
  },
})
