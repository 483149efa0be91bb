import type { CredentialOffer } from '@did/domain/portable/credential-offer'
import { credentialOffersKept } from '@did/domain/portable/limits'
import { expect } from 'vitest'
import { sql } from '../../src/db/drizzle.ts'
import { buildUser, buildVerifiedClaim, buildVerifier, type Person } from '../rig/builders.ts'
import type { Node } from '../rig/stack.ts'
import { test } from '../rig/test.ts'

let node: Node
let owner: Person
let claimId: number

test.beforeAll(async ({ installation }) => {
  node = await installation.startNode()
  owner = await buildUser(node)
  claimId = (await buildVerifiedClaim(owner, await buildVerifier(node))).id
})

test('an account keeps a limited number of credential offers, and ended offers are deleted before offers that wait', async () => {
  const makeOffer = () =>
    owner.client.ok<CredentialOffer>('POST', `/api/claims/${claimId}/offers`, { configuration: 'claim_sd_jwt' })
  const waiting = await makeOffer()
  await addOffers(credentialOffersKept - 1, { areOver: true })
  const newest = await makeOffer()
  expect(await countOffers()).toBe(credentialOffersKept)
  expect(await Promise.all([waiting, newest].map(isKept))).toEqual([true, true])

  await addOffers(credentialOffersKept, { areOver: false })
  const last = await makeOffer()
  expect(await countOffers()).toBe(credentialOffersKept)
  expect(await Promise.all([waiting, last].map(isKept))).toEqual([false, true])
})

async function addOffers(count: number, { areOver }: { areOver: boolean }): Promise<void> {
  await node.ctx.db.execute(sql`
    insert into credential_offers (id, claim_id, owner, configuration, is_deferred, expires_at, cancelled_at)
    select md5(random()::text || n), ${claimId}, ${owner.client.address}, 'claim_sd_jwt', false,
      now() + interval '1 hour', case when ${areOver} then now() end
    from generate_series(1, ${count}::integer) n`)
}

async function countOffers(): Promise<number> {
  const { rows } = await node.ctx.db.execute<{ count: number }>(sql`
    select count(*)::float8 as count from credential_offers where owner = ${owner.client.address}`)
  return rows[0]?.count ?? 0
}

async function isKept({ id }: CredentialOffer): Promise<boolean> {
  return (await owner.client.call('GET', `/api/credential-offers/${id}`)).status === 200
}
