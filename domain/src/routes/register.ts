import * as z from 'zod/mini'
import { registerCalls } from '../calls/register.ts'
import { addressSchema } from '../hex.ts'
import { describeRoutes, idParams, pageQuery } from '../route.ts'
import { askApplicantSchema } from '../verifier/application.ts'
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
    isAlwaysTaken: true,
  },
  askApplicant: {
    summary: 'Ask the applicant a question, which a change of the application answers',
    who: 'signed-in',
    params: idParams,
    body: askApplicantSchema,
    isAlwaysTaken: true,
  },
  suspendVerifier: {
    summary: 'Confirm a suspension once the chain shows it',
    who: 'signed-in',
    params: idParams,
    body: suspendVerifierSchema,
    isAlwaysTaken: true,
  },
  getVerifierProfile: {
    summary:
      'Get what everybody may know about the verifier of a wallet: name, standing with its history, and what it has published',
    who: 'public',
    params: z.object({ wallet: addressSchema }),
  },
  getRegister: {
    summary: 'List the verifiers that the chain shows as accredited or suspended, with dates',
    who: 'public',
  },
})
