import type { Claim } from '@did/domain/claim/claim'
import { expect } from 'vitest'
import { sql } from '../../src/db/drizzle.ts'
import { buildClaim, buildDid, buildRequest, buildUser, buildVerifier, type Person } from '../rig/builders.ts'
import type { Node } from '../rig/stack.ts'
import { test } from '../rig/test.ts'

let node: Node
let owner: Person
let verifier: Person
test.beforeAll(async ({ installation }) => {
  node = await installation.startNode()
  ;[owner, verifier] = [await buildUser(node), await buildVerifier(node)]
})

const deceiving = 'Master of Nor\u202etfield'

test('a text with a hidden character is refused, and the answer names the character and its position', async () => {
  const { id: didId } = await buildDid(owner)
  const body = { didId, type: 'education', title: deceiving, description: 'Studied there' }
  expect((await owner.client.call('POST', '/api/claims', body)).body).toMatchObject({
    status: 400,
    code: 'invalid-input',
    errors: [{ path: 'title', message: 'Remove the hidden character U+202E after “ter of Nor”' }],
  })
})

test('a claim that was stored with a hidden character can still be read, verified and shared', async () => {
  const claim = await buildClaim(owner)
  await node.ctx.db.execute(sql`update claims set title = ${deceiving}, issuer = ${deceiving} where id = ${claim.id}`)
  const listed = await owner.client.ok<Claim[]>('GET', `/api/claims/did/${claim.didId}`)
  expect(listed).toMatchObject([{ id: claim.id, title: deceiving, issuer: deceiving }])
  await buildRequest(owner, verifier, claim)
  const asked = await verifier.client.ok('GET', `/api/verification-requests/verifier/${verifier.user.id}`)
  expect(asked).toMatchObject([{ claimTitle: deceiving }])
  await owner.client.ok('POST', `/api/claims/${claim.id}/shares`, {})
  await owner.client.ok('GET', `/api/claims/${claim.id}/history`)
})
