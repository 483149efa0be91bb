import { everybody, type Line, nothing, readOwn, toAll } from './authorization-line.ts'
import { absentId, idOf, shareIdOf } from './authorization-targets.ts'

/** Notifications and shares. */
export const shareLines: Record<string, Line> = {
  'GET /api/notifications': { answers: everybody(200), request: nothing },
  'POST /api/notifications/read': { answers: everybody(204), request: () => ({ body: { ids: [1, 2, absentId] } }) },
  'DELETE /api/notifications': { answers: everybody(204), request: nothing },

  'POST /api/claims/:id/shares': {
    answers: { own: 201, foreign: 403, absent: 403 },
    // The share has an end, so it is always new, whatever other lines did to the claim.
    request: (world, target, caller) => ({
      id: idOf(world, target, caller, ({ claim }) => claim.id),
      body: { expiresAt: new Date(Date.now() + 3_600_000).toISOString() },
    }),
  },
  'GET /api/claims/:id/shareable': {
    answers: readOwn,
    request: (world, target, caller) => ({ id: idOf(world, target, caller, ({ claim }) => claim.id) }),
  },
  // Everybody who knows the id may ask. The server has no ciphertext of open shares, hence 410.
  'POST /api/shares/:id/open': {
    answers: toAll(410),
    request: (world, target, caller) => ({
      id: shareIdOf(world, target, caller),
      body: { viewer: 'AAAAAAAAAAAAAAAAAAAAAA' },
    }),
  },
  'GET /api/shares': { answers: everybody(200), request: nothing },
  'PUT /api/shares/:id': {
    answers: { own: 204, foreign: 403, absent: 403 },
    request: (world, target, caller) => ({
      id: shareIdOf(world, target, caller),
      body: { tellsConfirmation: true },
    }),
  },
  'DELETE /api/shares/:id': {
    answers: { own: 204, foreign: 403, absent: 403 },
    request: (world, target, caller) => ({ id: shareIdOf(world, target, caller) }),
  },
  'GET /api/shares/:id/status': {
    answers: toAll(200),
    request: (world, target, caller) => ({ id: shareIdOf(world, target, caller) }),
  },
}
