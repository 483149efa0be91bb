import { randomId } from '../vault/vault-builders.ts'
import { changeOwn, everybody, type Line } from './authorization-line.ts'
import { personOf, type Target } from './authorization-targets.ts'
import type { Caller, World } from './authorization-world.ts'

// Everybody who knows the id of an invitation may read the invitation and offer a key. Only the
// account that made the invitation may decline a key.

async function idFor(world: World, target: Target, caller: Caller): Promise<string> {
  const id = randomId()
  if (target !== 'absent')
    await personOf(world, target, caller).client.ok('POST', '/api/key-invitations', { id, sealed: 'AAAA' })
  return id
}

function toAnybody(present: number, absent: number) {
  const answers = { own: present, foreign: present, absent }
  return { ...answers, anonymous: answers }
}

export const keyInvitationLines: Record<string, Line> = {
  'POST /api/key-invitations': {
    answers: everybody(201),
    request: () => ({ body: { id: randomId(), sealed: 'AAAA' } }),
  },
  'GET /api/key-invitations/:id': {
    answers: toAnybody(200, 404),
    request: async (world, target, caller) => ({ id: await idFor(world, target, caller) }),
  },
  'POST /api/key-invitations/:id/offer': {
    answers: toAnybody(204, 410),
    request: async (world, target, caller) => ({ id: await idFor(world, target, caller), body: { sealed: 'AAAA' } }),
  },
  'POST /api/key-invitations/:id/decline': {
    answers: { ...changeOwn, own: 204 },
    request: async (world, target, caller) => ({ id: await idFor(world, target, caller) }),
  },
}
