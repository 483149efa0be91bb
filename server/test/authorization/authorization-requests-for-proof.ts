import { buildRequestForProof } from '../sharing/request-for-proof-builders.ts'
import { randomId } from '../vault/vault-builders.ts'
import type { Line } from './authorization-line.ts'
import type { Target } from './authorization-targets.ts'
import type { World } from './authorization-world.ts'

// A request for proof belongs to nobody: everybody who knows its id may read and answer the
// request.

async function idFor({ people }: World, target: Target): Promise<string> {
  if (target === 'absent') return randomId()
  const request = buildRequestForProof()
  await people.owner.client.ok('POST', '/api/proof-requests', request)
  return request.id
}

function toAll(own: number, absent: number) {
  const answers = { own, foreign: own, absent }
  return { ...answers, anonymous: answers }
}

export const requestForProofLines: Record<string, Line> = {
  'POST /api/proof-requests': {
    answers: toAll(201, 201),
    request: () => ({ body: buildRequestForProof() }),
  },
  'GET /api/proof-requests/:id': {
    answers: toAll(200, 404),
    request: async (world, target) => ({ id: await idFor(world, target) }),
  },
  'POST /api/proof-requests/:id/answers': {
    answers: toAll(204, 410),
    request: async (world, target) => ({ id: await idFor(world, target), body: { sealed: 'AAAA' } }),
  },
  'GET /api/proof-requests/:id/answers': {
    answers: toAll(200, 404),
    request: async (world, target) => ({ id: await idFor(world, target) }),
  },
}
