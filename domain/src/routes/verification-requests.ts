import * as z from 'zod/mini'
import { verificationRequestCalls } from '../calls/verification-requests.ts'
import { bytes32Schema } from '../hex.ts'
import { idTextSchema } from '../ids.ts'
import { proofTypeSchema } from '../proof/proof.ts'
import { describeRoutes, idParams, pageQuery } from '../route.ts'
import { complaints } from '../texts/en/complaints.ts'
import { confirmAgainCalls } from '../verification-request/confirm-again-calls.ts'
import { answerQuestionSchema, askQuestionSchema, decideRequestSchema } from '../verification-request/decide-request.ts'
import { maximumRenewals } from '../verification-request/limits.ts'
import { openedRequestCalls } from '../verification-request/opened-request-calls.ts'
import { requestVerificationSchema } from '../verification-request/request-verification.ts'

const prepareAttestationQuery = z.object({
  level: proofTypeSchema,
  validUntil: z.optional(z.iso.date(complaints.invalid)),
  /** The commitment that the verifier's browser computed from the opened attributes. */
  commitment: z.optional(bytes32Schema),
})

export const verificationRequestRoutes = describeRoutes(
  { ...verificationRequestCalls, ...openedRequestCalls, ...confirmAgainCalls },
  {
    requestVerification: {
      summary: 'Ask a verifier to check a claim',
      who: 'signed-in',
      body: requestVerificationSchema,
      success: 201,
    },
    listRequestsOfVerifier: {
      summary:
        'List the requests that the verifier received, with their claims. Decided requests come with the latest decision first',
      who: 'signed-in',
      params: z.object({ verifierId: idTextSchema }),
      query: z.extend(pageQuery, { status: z.optional(z.enum(['pending', 'decided'])) }),
    },
    openRequest: {
      summary:
        'Get one request with what is known about its claim, and the standing of each verifier that decided before',
      who: 'signed-in',
      // This call counts as a write, because its search for likely duplicates costs as much as a
      // write.
      countsAs: 'writes',
      params: idParams,
    },
    listRequestsOfRequester: {
      summary: 'List the requests that the caller has sent',
      who: 'signed-in',
      params: z.object({ userId: idTextSchema }),
      query: pageQuery,
    },
    prepareAttestation: {
      summary: 'Get the typed data to sign for a pending request. This reserves a place in a status list',
      who: 'signed-in',
      countsAs: 'writes',
      isChange: true,
      params: idParams,
      query: prepareAttestationQuery,
    },
    listToConfirmAgain: {
      summary: 'List what the verifier confirmed before it was accredited and can confirm again, oldest first',
      who: 'signed-in',
      params: z.object({ verifierId: idTextSchema }),
    },
    confirmAllAgain: {
      summary: `Make earlier confirmations of the verifier wait for it again, at most ${maximumRenewals.atOnce} in one call`,
      who: 'signed-in',
      params: z.object({ verifierId: idTextSchema }),
    },
    confirmAgain: {
      summary:
        'Make a confirmation from before its verifier’s accreditation wait for the verifier again. Its owner may, too',
      who: 'signed-in',
      params: idParams,
      success: 201,
    },
    recallRequest: {
      summary: 'Take back an own request that still waits. Its claim can then be changed and sent anew',
      who: 'signed-in',
      params: idParams,
      success: 204,
    },
    decideRequest: {
      summary: 'Reject a pending request, or confirm an approved one',
      who: 'signed-in',
      params: idParams,
      body: decideRequestSchema,
      isAlwaysTaken: true,
    },
    askQuestion: {
      summary:
        'Ask the owner a question about a pending request. One question may be open at a time, and the request stays pending',
      who: 'signed-in',
      params: idParams,
      body: askQuestionSchema,
      success: 204,
    },
    answerQuestion: {
      summary: 'Answer the open question about a request',
      who: 'signed-in',
      params: idParams,
      body: answerQuestionSchema,
      success: 204,
    },
  },
)
