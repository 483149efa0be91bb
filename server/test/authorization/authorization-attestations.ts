import { everybody, type Line, nothing, toAll } from './authorization-line.ts'
import { revokeTarget, signedClaimId, signedRecordId, someStatusList } from './authorization-targets.ts'

export const attestationLines: Record<string, Line> = {
  'GET /api/attestations': { answers: everybody(200), request: nothing },
  'GET /api/claims/:id/revocations': {
    // Nobody has revoked an attestation of the claim, so the answer is an empty list.
    answers: { own: 200, foreign: 404, absent: 404, asked: 200 },
    request: async (world, target, caller) => ({ id: await signedClaimId(world, target, caller) }),
  },
  'GET /api/claims/:id/revocation': {
    answers: { own: 404, foreign: 404, absent: 404, asked: 200 },
    request: async (world, target, caller) => ({
      id: await signedClaimId(world, target, caller),
      query: '?reason=other',
    }),
  },
  'POST /api/claims/:id/revoke': {
    answers: { own: 403, foreign: 403, absent: 403, asked: 200 },
    request: revokeTarget,
  },
  'GET /status-lists/:id': {
    answers: toAll(200),
    request: async (world) => ({ id: await someStatusList(world) }),
  },
  'GET /token-status-lists/:id': {
    answers: toAll(200),
    request: async (world) => ({ id: await someStatusList(world) }),
  },
  'GET /status-lists/:id/entries/:index': {
    answers: toAll(200),
    request: async (world) => ({ id: await someStatusList(world), index: 0 }),
  },
  'GET /api/signed-records': { answers: everybody(200), request: nothing },
  'DELETE /api/signed-records/:id': {
    answers: { own: 204, foreign: 403, absent: 403 },
    request: async (world, target, caller) => ({ id: await signedRecordId(world, target, caller) }),
  },
  'GET /.well-known/did.json': { answers: toAll(200), request: nothing },
}
