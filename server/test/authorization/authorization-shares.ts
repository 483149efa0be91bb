import type { CreatedCollection } from '@did/domain/share/share-record'
import { everybody, type Line, nothing, readOwn, toAll } from './authorization-line.ts'
import { absentId, freshClaimId, idOf, personOf, shareIdOf, type Target } from './authorization-targets.ts'
import type { Caller, World } from './authorization-world.ts'

export const shareLines: Record<string, Line> = {
  'GET /api/notifications': { answers: everybody(200), request: nothing },
  'POST /api/notifications/read': { answers: everybody(204), request: () => ({ body: { ids: [1, 2, absentId] } }) },
  'DELETE /api/notifications': { answers: everybody(204), request: nothing },

  'POST /api/claims/:id/shares': {
    answers: { own: 201, foreign: 403, absent: 403 },
    // The call asks for a share that ends, and such a share is always new. So the call gets the
    // same HTTP status, whatever calls about the claim came before it.
    request: (world, target, caller) => ({
      id: idOf(world, target, caller, ({ claim }) => claim.id),
      body: { expiresAt: new Date(Date.now() + 3_600_000).toISOString() },
    }),
  },
  'GET /api/claims/:id/shareable': {
    answers: readOwn,
    request: (world, target, caller) => ({ id: idOf(world, target, caller, ({ claim }) => claim.id) }),
  },
  // Everybody who knows the id of a share may try to open the share. The answer is 410, because the
  // share in these tests is an open one, for which the server has no ciphertext.
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
  'POST /api/collections': {
    answers: { own: 201, foreign: 403, absent: 403 },
    request: async (world, target, caller) => ({ body: await collectionBody(world, target, caller) }),
  },
  'DELETE /api/collections/:id': {
    answers: { own: 204, foreign: 403, absent: 403 },
    request: async (world, target, caller) => {
      if (target === 'absent') return { id: 'AAAAAAAAAAAAAAAAAAAAAA' }
      const { client } = personOf(world, target, caller)
      const body = await collectionBody(world, target, caller)
      return { id: (await client.ok<CreatedCollection>('POST', '/api/collections', body)).id }
    },
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

/**
 * Both claims that the body names belong to the person whose data the call is about. For the target
 * `absent`, the first claim belongs to the caller, and the second claim does not exist.
 */
async function collectionBody(world: World, target: Target, caller: Caller) {
  const first = await freshClaimId(world, target === 'absent' ? 'own' : target, caller)
  const second = await freshClaimId(world, target, caller)
  const shares = [first, second].map((claimId) => {
    const id = crypto.getRandomValues(new Uint8Array(16)).toBase64({ alphabet: 'base64url', omitPadding: true })
    return { claimId, id, fields: [], ciphertext: 'AAAA' }
  })
  return { shares }
}
