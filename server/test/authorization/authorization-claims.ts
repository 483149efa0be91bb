import { changeOwn, type Line, readOwn } from './authorization-line.ts'
import {
  freshClaimId,
  idOf,
  questionedRequestId,
  requestId,
  signedClaimId,
  userIdOf,
  verifyTarget,
} from './authorization-targets.ts'

export const claimLines: Record<string, Line> = {
  'GET /api/claims/did/:didId': {
    answers: { ...readOwn, asked: 200 },
    request: (world, target, caller) => ({ id: idOf(world, target, caller, ({ did }) => did.id) }),
  },
  'GET /api/claims/user/:userId': {
    answers: readOwn,
    request: (world, target, caller) => ({ id: userIdOf(world, target, caller) }),
  },
  'POST /api/claims': {
    answers: { own: 201, foreign: 403, absent: 403 },
    request: (world, target, caller) => ({
      body: {
        didId: idOf(world, target, caller, ({ did }) => did.id),
        type: 'award',
        title: 'An award',
        description: 'For being there',
      },
    }),
  },
  'PUT /api/claims/:id': {
    answers: changeOwn,
    // Each call rewords a new claim. Rewording a claim that a caller already has would change the
    // caller's shares.
    request: async (world, target, caller) => ({
      id: await freshClaimId(world, target, caller),
      body: { type: 'award', title: 'Another wording', description: 'For being there' },
    }),
  },
  'GET /api/claims/:id/history': {
    answers: { ...readOwn, asked: 200 },
    request: (world, target, caller) => ({ id: idOf(world, target, caller, ({ claim }) => claim.id) }),
  },
  'GET /api/claims/:id/proof': {
    answers: readOwn,
    request: async (world, target, caller) => ({ id: await signedClaimId(world, target, caller) }),
  },
  'PUT /api/claims/:id/verify': {
    answers: { own: 403, foreign: 403, absent: 403, asked: 200 },
    request: verifyTarget,
  },

  'POST /api/verification-requests': {
    answers: { own: 201, foreign: 403, absent: 403 },
    request: async (world, target, caller) => ({
      body: {
        claimId: await freshClaimId(world, target, caller),
        verifierId: world.people[caller === 'notAsked' ? 'asked' : 'notAsked'].user.id,
      },
    }),
  },
  'GET /api/verification-requests/verifier/:verifierId': {
    answers: readOwn,
    request: (world, target, caller) => ({ id: userIdOf(world, target, caller) }),
  },
  'GET /api/verification-requests/requester/:userId': {
    answers: readOwn,
    request: (world, target, caller) => ({ id: userIdOf(world, target, caller) }),
  },
  'GET /api/verification-requests/:id': {
    // For the target `own`, the caller has sent the request. Only the verifier that was asked may
    // open a request, so even this caller gets 404.
    answers: { own: 404, foreign: 404, absent: 404, asked: 200 },
    request: async (world, target, caller) => ({ id: await requestId(world, target, caller) }),
  },
  'GET /api/verification-requests/:id/attestation': {
    // For the target `own`, the caller has sent the request. Only the verifier that was asked may
    // prepare an attestation, so even this caller gets 404.
    answers: { own: 404, foreign: 404, absent: 404, asked: 200 },
    request: async (world, target, caller) => ({
      id: await requestId(world, target, caller),
      query: '?level=AgeProof',
    }),
  },
  'GET /api/verification-requests/verifier/:verifierId/again': {
    answers: readOwn,
    request: (world, target, caller) => ({ id: userIdOf(world, target, caller) }),
  },
  'POST /api/verification-requests/verifier/:verifierId/again': {
    answers: readOwn,
    request: (world, target, caller) => ({ id: userIdOf(world, target, caller) }),
  },
  'POST /api/verification-requests/:id/again': {
    // The answer to an allowed call is 409, because no verifier in these tests is accredited, and
    // only an accredited verifier can confirm again.
    answers: { own: 409, foreign: 403, absent: 403, asked: 409 },
    request: async (world, target, caller) => ({ id: await requestId(world, target, caller) }),
  },
  'DELETE /api/verification-requests/:id': {
    answers: { own: 204, foreign: 403, absent: 403 },
    request: async (world, target, caller) => ({ id: await requestId(world, target, caller) }),
  },
  'PUT /api/verification-requests/:id/status': {
    answers: { own: 403, foreign: 403, absent: 403, asked: 200 },
    request: async (world, target, caller) => ({
      id: await requestId(world, target, caller),
      body: { status: 'rejected' },
    }),
  },

  'POST /api/verification-requests/:id/question': {
    answers: { own: 403, foreign: 403, absent: 403, asked: 204 },
    request: async (world, target, caller) => ({
      id: await requestId(world, target, caller),
      body: { text: 'Which year was it?' },
    }),
  },
  'POST /api/verification-requests/:id/answer': {
    answers: { own: 204, foreign: 403, absent: 403 },
    request: async (world, target, caller) => ({
      id: await questionedRequestId(world, target, caller),
      body: { text: 'It was 2024' },
    }),
  },
}
