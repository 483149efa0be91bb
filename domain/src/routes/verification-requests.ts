import { z } from 'zod'
import { attestationRequestSchema } from '../attestation.ts'
import { idTextSchema } from '../ids.ts'
import { idParams, pageQuery, type Route } from '../route.ts'
import { prepareAttestationQuery, requestVerificationSchema } from '../send-attributes.ts'
import {
  answerQuestionSchema,
  askedRequestSchema,
  askQuestionSchema,
  decideRequestSchema,
  openedRequestSchema,
  verificationRequestSchema,
} from '../verification-request.ts'

export const verificationRequestRoutes = {
  requestVerification: {
    method: 'POST',
    path: '/api/verification-requests',
    summary: 'Ask a verifier to verify an own claim',
    who: 'signed-in',
    body: requestVerificationSchema,
    success: 201,
    response: verificationRequestSchema,
  },
  listRequestsOfVerifier: {
    method: 'GET',
    path: '/api/verification-requests/verifier/:verifierId',
    summary:
      'Requests addressed to the caller, with the claims they are about; those decided by the latest decision first',
    who: 'signed-in',
    params: z.object({ verifierId: idTextSchema }),
    query: pageQuery.extend({ status: z.enum(['pending', 'decided']).optional() }),
    success: 200,
    response: z.array(askedRequestSchema),
  },
  openRequest: {
    method: 'GET',
    path: '/api/verification-requests/:id',
    summary: 'One request addressed to the caller, with what is known about its claim',
    who: 'signed-in',
    params: idParams,
    success: 200,
    response: openedRequestSchema,
  },
  listRequestsOfRequester: {
    method: 'GET',
    path: '/api/verification-requests/requester/:userId',
    summary: 'Requests the caller has sent',
    who: 'signed-in',
    params: z.object({ userId: idTextSchema }),
    query: pageQuery,
    success: 200,
    response: z.array(verificationRequestSchema),
  },
  prepareAttestation: {
    method: 'GET',
    path: '/api/verification-requests/:id/attestation',
    summary: 'The typed data to sign for a pending request; reserves a status index',
    who: 'signed-in',
    params: idParams,
    query: prepareAttestationQuery,
    success: 200,
    response: attestationRequestSchema,
  },
  decideRequest: {
    method: 'PUT',
    path: '/api/verification-requests/:id/status',
    summary: 'Reject a pending request; confirm an approved one',
    who: 'signed-in',
    params: idParams,
    body: decideRequestSchema,
    success: 200,
    response: verificationRequestSchema,
  },
  askQuestion: {
    method: 'POST',
    path: '/api/verification-requests/:id/question',
    summary: 'Ask the owner something about a pending request, one question at a time; it stays pending',
    who: 'signed-in',
    params: idParams,
    body: askQuestionSchema,
    success: 204,
  },
  answerQuestion: {
    method: 'POST',
    path: '/api/verification-requests/:id/answer',
    summary: 'Answer the open question about an own request',
    who: 'signed-in',
    params: idParams,
    body: answerQuestionSchema,
    success: 204,
  },
} as const satisfies Record<string, Route>
