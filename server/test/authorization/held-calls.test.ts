/**
 * These tests are about a thief who sends a call without the end of its body, and sends the end
 * only after a recovery or a freeze has ended the thief's session.
 */
import { once } from 'node:events'
import { type ClientRequest, type IncomingMessage, request } from 'node:http'
import { expect } from 'vitest'
import { sql } from '../../src/db/drizzle.ts'
import { findSession } from '../../src/modules/auth/service.ts'
import { createCredentialOffer } from '../../src/modules/credential-offers/service.ts'
import { buildUser, buildVerifiedClaim, buildVerifier, type Person } from '../rig/builders.ts'
import { freezeInIndex } from '../rig/freeze.ts'
import { publicUrl } from '../rig/stack.ts'
import { test } from '../rig/test.ts'

const body = JSON.stringify({ configuration: 'claim_sd_jwt' })
const offersOf = (claim: { id: number }) => `/api/claims/${claim.id}/offers`

/** Sends the headers of a call and one byte of its body. */
async function begin({ client }: Person, url: string): Promise<ClientRequest> {
  const headers = {
    ...{ origin: publicUrl, cookie: client.cookie, 'content-type': 'application/json' },
    'content-length': body.length,
  }
  const call = request(url, { method: 'POST', headers })
  call.write(body.slice(0, 1))
  // When the server has answered this second call, it has already looked at the session of the
  // first call, whose body is not complete.
  await client.ok('GET', '/api/auth/session')
  return call
}

async function end(call: ClientRequest): Promise<number | undefined> {
  call.end(body.slice(1))
  const [answer] = (await once(call, 'response')) as [IncomingMessage]
  answer.resume()
  return answer.statusCode
}

test('a call whose session ends while its body is held back is refused and makes nothing', async ({ node }) => {
  const owner = await buildUser(node)
  const claim = await buildVerifiedClaim(owner, await buildVerifier(node))
  const call = await begin(owner, `${node.url}${offersOf(claim)}`)
  await node.ctx.db.execute(sql`delete from sessions where address = ${owner.client.address}`)
  expect(await end(call)).toBe(401)
  const { rows } = await node.ctx.db.execute(sql`select 1 from credential_offers where claim_id = ${claim.id}`)
  expect(rows).toEqual([])
})

test('a call whose identity is frozen while its body is held back is refused', async ({ node }) => {
  const owner = await buildUser(node)
  const claim = await buildVerifiedClaim(owner, await buildVerifier(node))
  const call = await begin(owner, `${node.url}${offersOf(claim)}`)
  await freezeInIndex(node, owner.client.address)
  expect(await end(call)).toBe(403)
})

test('a credential offer is not stored if its session ends while the server asks the chain', async ({ node }) => {
  const owner = await buildUser(node)
  const claim = await buildVerifiedClaim(owner, await buildVerifier(node))
  const session = await findSession(node.ctx, owner.client.cookie?.split('=')[1] ?? '')
  if (!session) throw new Error('The owner is not signed in')
  await node.ctx.db.execute(sql`delete from sessions where address = ${owner.client.address}`)
  const offerable = { forms: [{ configuration: 'claim_sd_jwt', isSignedLater: false } as const], hasKey: true }
  const input = { configuration: 'claim_sd_jwt', txCode: false, deferred: false } as const
  await expect(createCredentialOffer(node.ctx, session, { claimId: claim.id, input, offerable })).rejects.toMatchObject(
    { code: 'not-signed-in' },
  )
})
