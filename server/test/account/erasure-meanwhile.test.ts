import { buildOffChainTokenId } from '@did/domain/did'
import { expect, vi } from 'vitest'
import { replay } from '../../src/modules/idempotency/service.ts'
import {
  buildClaim,
  buildRequest,
  buildUser,
  buildVerification,
  buildVerifiedClaim,
  buildVerifier,
  type Person,
  templateForm,
} from '../rig/builders.ts'
import { meanwhile } from '../rig/held-moment.ts'
import { buildMarked, erase, findEverywhere, type Marked } from '../rig/life.ts'
import type { Node } from '../rig/stack.ts'
import { test } from '../rig/test.ts'
import { buildVault, noise, randomId, version } from '../vault/vault-builders.ts'

let node: Node
let verifier: Person
let owner: Marked
test.beforeAll(async ({ installation }) => {
  node = await installation.startNode()
})
test.beforeEach(async () => {
  verifier = await buildVerifier(node)
  owner = await buildMarked(node)
})

const query = async (sql: string, values: unknown[] = []) => (await node.ctx.pool.query(sql, values)).rows

test('when an owner is erased during an approval, no attestation stays, and the verifier keeps a signed record only of an approval that succeeded', async () => {
  for (let round = 0; round < 6; round++) {
    const someone = await buildUser(node)
    const asked = await buildRequest(someone, verifier)
    const body = await buildVerification(verifier, asked)
    const [approved, erased] = await Promise.all([
      verifier.client.call('PUT', `/api/claims/${asked.claim.id}/verify`, body),
      erase(someone),
    ])
    expect(erased.status).toBe(204)
    expect([200, 403, 503]).toContain(approved.status)
    expect(await query('select 1 from attestations where claim_id = $1', [asked.claim.id])).toEqual([])
    const record = await query('select 1 from signed_records where request_id = $1', [asked.request.id])
    if (approved.status !== 200) expect(record).toEqual([])
    expect(await findEverywhere(node, someone.client.address.slice(2))).toEqual(
      record.map(() => 'signed_records.message'),
    )
  }
})

test('after an erasure, nothing is stored of what the erased person’s other calls wrote during the erasure', async () => {
  for (let round = 0; round < 6; round++) {
    const someone = await buildUser(node)
    const claim = await buildClaim(someone, { title: `Late ${owner.mark}` })
    const wording = { type: 'kyc', title: `Later ${owner.mark}`, description: owner.mark, issuer: owner.mark }
    const late = await Promise.all([
      erase(someone),
      someone.client.call('POST', '/api/claims', { ...wording, didId: claim.didId }),
      someone.client.call('PUT', `/api/claims/${claim.id}`, wording),
      someone.client.call('POST', `/api/claims/${claim.id}/shares`, {}),
      someone.client.call('POST', '/api/verification-requests', { claimId: claim.id, verifierId: verifier.user.id }),
    ])
    for (const { status } of late) expect(status).not.toBe(500)
    // The erased person's texts contain the random text `owner.mark`. The profile of `owner`
    // contains it, too, but this test does not erase `owner`.
    expect((await findEverywhere(node, owner.mark)).filter((place) => !place.startsWith('users.'))).toEqual([])
    const opened = await query('select kind from claim_history where claim_id = $1 and content is not null', [claim.id])
    expect(opened).toEqual([])
  }
})

const countWaiting = async () => {
  const sql = "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'"
  return (await query(sql)).length
}
const untilWaiting = (count: number) =>
  vi.waitFor(async () => expect(await countWaiting()).toBe(count), { timeout: 60_000 })

test('a call that starts before an erasure and ends after the erasure stores no answer for its idempotency key', async () => {
  let erasing: Promise<{ status: number }> | null = null
  let isErased = false
  const call = { route: '/api/claims', key: 'late', address: owner.client.address, body: null }
  const run = async () => {
    erasing = erase(owner).finally(() => {
      isErased = true
    })
    await vi.waitFor(async () => expect(isErased || (await countWaiting()) === 1).toBe(true), { timeout: 60_000 })
    return { status: 201, headers: {}, body: { title: owner.mark } }
  }
  await replay(node.ctx, call, { prepare: async () => undefined, run })
  expect(await erasing).toMatchObject({ status: 204 })
  expect(await findEverywhere(node, owner.mark)).toEqual([])
  expect(await findEverywhere(node, owner.client.address.slice(2))).toEqual([])
})

test('a call that starts before an erasure and ends after the erasure adds no DID', async () => {
  const { address } = owner.client
  const tokenId = buildOffChainTokenId(address, Date.now())
  const answer = await meanwhile(
    node,
    () => owner.client.code('POST', '/api/dids', { tokenId }),
    () => erase(owner),
  )
  expect(answer).toBe('401 not-signed-in')
  expect(await findEverywhere(node, address.slice(2))).toEqual([])
})

test('a call that starts before an erasure and ends after the erasure gives the wallet no new profile', async () => {
  const late = await buildUser(node)
  const profile = { username: `again ${late.user.id}`, email: 'again@example.org' }
  const making = () => late.client.code('POST', '/api/users', profile)
  expect(await meanwhile(node, making, () => erase(late))).toBe('401 not-signed-in')
  expect(await findEverywhere(node, late.client.address.slice(2))).toEqual([])
})

test('a call that starts before an erasure and ends after the erasure neither creates a vault nor adds an item to a vault', async () => {
  const { vaultId, wrappings } = await buildVault(owner)
  const form = { vaultId, ciphertext: noise(300) }
  const writing = () => owner.client.call('PUT', `/api/vault/items/${randomId()}`, form, version(0))
  expect((await meanwhile(node, writing, () => erase(owner))).status).toBe(401)
  const late = await buildUser(node)
  const making = () => late.client.call('POST', '/api/vault/restore', { vaultId, wrappings, items: [] })
  expect((await meanwhile(node, making, () => erase(late))).status).toBe(401)
  expect(await findEverywhere(node, vaultId)).toEqual([])
})

test('a call that starts before a verifier’s erasure and ends after the erasure writes nothing into the emptied profile', async () => {
  await buildVerifiedClaim(owner, verifier)
  const holder = await node.ctx.pool.connect()
  await holder.query('begin')
  await holder.query('select 1 from users where id = $1 for update', [verifier.user.id])
  const erasing = erase(verifier)
  await untilWaiting(1)
  const profile = { username: `late ${verifier.user.id}`, name: 'Late Name', organization: 'Late Organization' }
  const updating = verifier.client.code('PUT', `/api/users/${verifier.user.id}`, profile)
  await untilWaiting(2)
  const publishing = verifier.client.code('POST', '/api/templates', { ...templateForm, title: 'Late Template' })
  await untilWaiting(3)
  await holder.query('commit')
  holder.release()
  expect((await erasing).status).toBe(204)
  expect(await updating).toBe('403 not-allowed')
  expect(await publishing).toBe('403 not-allowed')
  for (const late of ['Late Name', 'Late Organization', 'Late Template'])
    expect(await findEverywhere(node, late)).toEqual([])
})
