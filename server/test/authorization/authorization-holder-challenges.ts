import { randomId } from '../vault/vault-builders.ts'
import type { Line } from './authorization-line.ts'
import type { Target } from './authorization-targets.ts'
import type { World } from './authorization-world.ts'

// A holder challenge belongs to nobody: everybody who knows its id may read and answer the
// challenge.

async function idFor({ people }: World, target: Target): Promise<string> {
  const id = randomId()
  if (target !== 'absent') await people.owner.client.ok('POST', '/api/holder-challenges', { id, sealed: 'AAAA' })
  return id
}

function toAnybody(present: number, absent: number) {
  const answers = { own: present, foreign: present, absent }
  return { ...answers, anonymous: answers }
}

export const holderChallengeLines: Record<string, Line> = {
  'POST /api/holder-challenges': {
    answers: toAnybody(201, 201),
    request: () => ({ body: { id: randomId(), sealed: 'AAAA' } }),
  },
  'GET /api/holder-challenges/:id': {
    answers: toAnybody(200, 404),
    request: async (world, target) => ({ id: await idFor(world, target) }),
  },
  'POST /api/holder-challenges/:id/answers': {
    answers: toAnybody(204, 410),
    request: async (world, target) => ({ id: await idFor(world, target), body: { sealed: 'AAAA' } }),
  },
}
