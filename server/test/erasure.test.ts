import { randomBytes } from 'node:crypto'
import type { Claim } from '@did/domain/claim'
import type { DataExport } from '@did/domain/data-export'
import { buildOffChainTokenId } from '@did/domain/did'
import type { Notification } from '@did/domain/notification'
import type { CreatedShare } from '@did/domain/share-record'
import type { User } from '@did/domain/user'
import type { VerificationRequest } from '@did/domain/verification-request'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { replay } from '../src/modules/idempotency/service.ts'
import {
  buildClaim,
  buildRequest,
  buildTemplate,
  buildUser,
  buildVerification,
  buildVerifiedClaim,
  buildVerifier,
  type Person,
  templateForm,
} from './builders.ts'
import { send, signedIn } from './client.ts'
import { meanwhile } from './held-moment.ts'
import { createInstallation, type Installation, type Node } from './stack.ts'

let installation: Installation
let node: Node
let verifier: Person
let owner: Person
/** Occurs in everything the owner writes, and nowhere else. */
let mark: string
beforeAll(async () => {
  installation = await createInstallation()
  node = await installation.startNode()
})
beforeEach(async () => {
  verifier = await buildVerifier(node)
  mark = `mark${randomBytes(6).toString('hex')}`
  owner = await buildUser(node, { username: `person ${mark}` })
  const profile = { username: `person ${mark}`, name: `Name ${mark}`, email: `${mark}@example.org` }
  await owner.client.ok('PUT', `/api/users/${owner.user.id}`, profile)
})
afterAll(() => installation.close())

const erase = ({ client, user }: Person) => client.call('DELETE', `/api/users/${user.id}`)
const writeClaim = () =>
  buildClaim(owner, { title: `Title ${mark}`, description: `Description ${mark}`, issuer: `Issuer ${mark}` })
const share = (claim: Claim, body: object = {}) =>
  owner.client.ok<CreatedShare>('POST', `/api/claims/${claim.id}/shares`, body)
const ask = (claim: Claim, verifierId = verifier.user.id) =>
  owner.client.call<VerificationRequest>(
    'POST',
    '/api/verification-requests',
    { claimId: claim.id, verifierId },
    { 'idempotency-key': `k${claim.id}` },
  )
const bell = ({ client }: Person) => client.ok<Notification[]>('GET', '/api/notifications')
const query = async (sql: string, values: unknown[] = []) => (await node.ctx.pool.query(sql, values)).rows

/** Every place in the database whose text or JSON contains it, as `table.column`. */
async function findEverywhere(text: string): Promise<string[]> {
  const columns = await query(
    `select c.table_name, c.column_name from information_schema.columns c
     join information_schema.tables t using (table_schema, table_name)
     where c.table_schema = 'public' and t.table_type = 'BASE TABLE'`,
  )
  const found = []
  for (const { table_name: table, column_name: column } of columns) {
    const sql = `select 1 from "${table}" where position(lower($1) in lower("${column}"::text)) > 0 limit 1`
    if ((await query(sql, [text])).length > 0) found.push(`${table}.${column}`)
  }
  return found.toSorted()
}

/** A life: claims that wait, were refused, were approved and taken back, shares of both kinds, a reworded claim. */
async function live() {
  const waiting = await writeClaim()
  await ask(waiting)
  const refused = await buildRequest(owner, verifier, await writeClaim())
  const refusal = { status: 'rejected', reason: `Unknown ${mark}` }
  await verifier.client.ok('PUT', `/api/verification-requests/${refused.request.id}/status`, refusal)
  const validUntil = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)
  const verified = await buildVerifiedClaim(owner, verifier, { claim: await writeClaim(), validUntil })
  const open = await share(verified)
  const controlled = await share(verified, {
    kind: 'controlled',
    id: `${randomBytes(16).toString('base64url').slice(0, 21)}A`,
    ciphertext: Buffer.from(mark).toString('base64'),
  })
  const wording = { type: 'education', title: `Reworded ${mark}`, description: mark, issuer: mark }
  await owner.client.ok('PUT', `/api/claims/${verified.id}`, wording)
  return { waiting, verified, open, controlled }
}

describe('after an erasure', () => {
  test('no table holds the person’s text, address or name', async () => {
    await live()
    expect(await findEverywhere(mark)).toEqual(expect.arrayContaining(['claims.title', 'users.email', 'events.data']))
    expect((await erase(owner)).status).toBe(204)
    expect(await findEverywhere(mark)).toEqual([])
    expect(await findEverywhere(Buffer.from(mark).toString('base64'))).toEqual([])
    expect(await findEverywhere(owner.client.address.slice(2))).toEqual([])
  })

  test('the session is over, on every node, and a second request is one without a session', async () => {
    const again = await signedIn(node) // another wallet, untouched
    expect((await erase(owner)).headers.get('set-cookie')).toContain('Max-Age=0')
    expect(await owner.client.code('GET', '/api/auth/session')).toBe('401 not-signed-in')
    expect((await erase(owner)).status).toBe(401)
    expect((await again.call('GET', '/api/auth/session')).status).toBe(200)
  })

  test('links are unknown to the service, and the ciphertext of a controlled one is gone', async () => {
    const { open, controlled } = await live()
    await erase(owner)
    for (const { id } of [open, controlled])
      expect(await send(node, 'GET', `/api/shares/${id}/status`)).toMatchObject({
        status: 200,
        body: { status: 'unknown', claimHash: null },
      })
    const opened = await send(node, 'POST', `/api/shares/${controlled.id}/open`, { viewer: 'A'.repeat(22) })
    expect(opened.status).toBeGreaterThanOrEqual(400)
    expect(opened.status).toBeLessThan(500)
  })

  test('what was signed keeps its anchor and its place in the status list', async () => {
    const { verified } = await live()
    const [signed] = await query('select digest, message from attestations where claim_id = $1', [verified.id])
    await erase(owner)
    expect(await query('select 1 from anchors where digest = $1', [signed.digest])).toHaveLength(1)
    const { statusList, statusIndex } = signed.message
    const place = 'select 1 from status_places where status_list = $1 and status_index = $2'
    expect(await query(place, [statusList, statusIndex])).toHaveLength(1)
    expect(await query('select 1 from attestations where digest = $1', [signed.digest])).toEqual([])
  })

  test('histories keep their hashes, without text and salt', async () => {
    const { verified } = await live()
    const read = () =>
      query('select seq, hash, content, salt from claim_history where claim_id = $1 order by seq', [verified.id])
    const before = await read()
    await erase(owner)
    expect(await read()).toEqual(before.map(({ seq, hash }) => ({ seq, hash, content: null, salt: null })))
  })

  test('verifiers who had not answered are told, without a word of the claim', async () => {
    const { waiting } = await live()
    await erase(owner)
    const told = await bell(verifier)
    expect(told).toMatchObject([
      { title: 'Request ended', data: { status: 'rejected', claimTitle: '', ended: 'owner-left' } },
    ])
    expect(JSON.stringify(told)).not.toContain(mark)
    const inbox = await verifier.client.ok<VerificationRequest[]>(
      'GET',
      `/api/verification-requests/verifier/${verifier.user.id}`,
    )
    expect(inbox.filter(({ claimId }) => claimId === waiting.id)).toEqual([])
  })

  test('the same wallet starts again with nothing, under the same name', async () => {
    await live()
    await erase(owner)
    await owner.client.signIn()
    expect(await owner.client.code('GET', `/api/users/wallet/${owner.client.address}`)).toBe('404 not-found')
    expect(await owner.client.ok('GET', `/api/dids/owner/${owner.client.address}`)).toEqual([])
    const user = await owner.client.ok<User>('POST', '/api/users', { username: `person ${mark}` })
    expect(user.id).not.toBe(owner.user.id)
    expect(await owner.client.ok('GET', `/api/claims/user/${user.id}`)).toEqual([])
  })
})

describe('the erasure of a verifier', () => {
  test('ends what waits for it with a reason, and its owner learns why', async () => {
    const { claim } = await buildRequest(owner, verifier, await writeClaim())
    expect((await erase(verifier)).status).toBe(204)
    const sent = await owner.client.ok('GET', `/api/verification-requests/requester/${owner.user.id}`)
    expect(sent).toMatchObject([{ status: 'rejected', reason: 'The verifier has closed its account' }])
    const [told] = await bell(owner)
    expect(told).toMatchObject({ title: 'Request ended', message: expect.stringContaining(claim.title) })
    const { entries } = await owner.client.ok<{ entries: { kind: string }[] }>('GET', `/api/claims/${claim.id}/history`)
    expect(entries.map(({ kind }) => kind)).toEqual(['created', 'requested', 'decided'])
  })

  test('leaves what it signed to those who hold it, and its name to nobody', async () => {
    const claim = await buildVerifiedClaim(owner, verifier, { claim: await writeClaim() })
    await erase(verifier)
    const [now] = await owner.client.ok<Claim[]>('GET', `/api/claims/user/${owner.user.id}`)
    expect(now).toMatchObject({ id: claim.id, isVerified: true, standing: 'current' })
    expect(await share(claim)).toMatchObject({ payload: { isVerified: true } })
    const [left] = await query('select * from users where id = $1', [verifier.user.id])
    expect(left).toMatchObject({ username: 'Closed account', name: null, email: null, verifier_organization: null })
    expect(left.wallet_address).not.toBe(verifier.client.address)
    const verifiers = await owner.client.ok<{ id: number }[]>('GET', '/api/verifiers')
    expect(verifiers.map(({ id }) => id)).not.toContain(verifier.user.id)
    expect((await ask(claim)).status).toBe(422)
  })

  test('takes what it published off the list, and leaves the claims that others made from it', async () => {
    const { id: templateId } = await buildTemplate(verifier, { title: `Template ${mark}`, example: mark })
    const claim = await buildClaim(owner, { templateId })
    expect((await erase(verifier)).status).toBe(204)
    expect(await query('select 1 from templates where id = $1', [templateId])).toEqual([])
    const claims = await owner.client.ok<Claim[]>('GET', `/api/claims/user/${owner.user.id}`)
    expect(claims.map(({ id }) => id)).toContain(claim.id)
  })

  test('lets the same wallet be a verifier again', async () => {
    await buildVerifiedClaim(owner, verifier, { claim: await writeClaim() })
    await erase(verifier)
    await verifier.client.signIn()
    const user = await verifier.client.ok<User>('POST', '/api/users', { username: `again ${mark}` })
    const again = { status: true, organization: verifier.user.verifierOrganization }
    expect(await verifier.client.ok('PUT', `/api/users/${user.id}/verifier`, again)).toMatchObject({ isVerifier: true })
  })
})

describe('at the same moment', () => {
  test('an approval is there wholly or not at all, and the person is gone', async () => {
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
      expect(await findEverywhere(someone.client.address.slice(2))).toEqual([])
    }
  })

  test('whatever the person itself is still doing leaves nothing behind', async () => {
    for (let round = 0; round < 6; round++) {
      const someone = await buildUser(node)
      const claim = await buildClaim(someone, { title: `Late ${mark}` })
      const wording = { type: 'kyc', title: `Later ${mark}`, description: mark, issuer: mark }
      const late = await Promise.all([
        erase(someone),
        someone.client.call('POST', '/api/claims', { ...wording, didId: claim.didId }),
        someone.client.call('PUT', `/api/claims/${claim.id}`, wording),
        someone.client.call('POST', `/api/claims/${claim.id}/shares`, {}),
        someone.client.call('POST', '/api/verification-requests', { claimId: claim.id, verifierId: verifier.user.id }),
      ])
      for (const { status } of late) expect(status).not.toBe(500)
      // The test's own person carries the mark in its profile.
      expect((await findEverywhere(mark)).filter((place) => !place.startsWith('users.'))).toEqual([])
      const opened = await query('select kind from claim_history where claim_id = $1 and content is not null', [
        claim.id,
      ])
      expect(opened).toEqual([])
    }
  })
})

describe('what was begun before an erasure and ends after it', () => {
  const countWaiting = async () => {
    const sql = "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'"
    return (await query(sql)).length
  }
  const untilWaiting = (count: number) => vi.waitFor(async () => expect(await countWaiting()).toBe(count))

  test('keeps no answer to a call', async () => {
    let erasing: Promise<{ status: number }> | null = null
    let isErased = false
    const call = { route: '/api/claims', key: 'late', address: owner.client.address, body: null }
    await replay(node.ctx, call, async () => {
      erasing = erase(owner).finally(() => {
        isErased = true
      })
      await vi.waitFor(async () => expect(isErased || (await countWaiting()) === 1).toBe(true))
      return { status: 201, headers: {}, body: { title: mark } }
    })
    expect(await erasing).toMatchObject({ status: 204 })
    expect(await findEverywhere(mark)).toEqual([])
    expect(await findEverywhere(owner.client.address.slice(2))).toEqual([])
  })

  test('adds no DID', async () => {
    const { address } = owner.client
    const tokenId = buildOffChainTokenId(address, Date.now())
    const answer = await meanwhile(
      node,
      () => owner.client.code('POST', '/api/dids', { tokenId }),
      () => erase(owner),
    )
    expect(answer).toBe('401 not-signed-in')
    expect(await findEverywhere(address.slice(2))).toEqual([])
  })

  test('writes nothing into what is left of a verifier', async () => {
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
      expect(await findEverywhere(late)).toEqual([])
  })
})

describe('an export', () => {
  test('has everything that is held about the caller, and of others what the caller was told', async () => {
    const { verified, open } = await live()
    const template = await buildTemplate(verifier, { title: 'Ferry pilot' })
    const reply = await owner.client.call<DataExport>('GET', '/api/export')
    expect(reply.headers.get('content-disposition')).toContain('did-verification-data.json')
    const { body } = reply
    expect(body.profile).toMatchObject({ username: `person ${mark}`, email: `${mark}@example.org` })
    expect(body.claims).toHaveLength(4)
    expect(body.claims[0]?.leaves).toMatchObject([{ field: 'description', value: mark }])
    expect(body.attestationsReceived).toMatchObject([{ claimId: verified.id, message: { title: `Title ${mark}` } }])
    expect(body.requestsSent.map(({ status }) => status)).toEqual(['approved', 'rejected', 'pending'])
    expect(body.shares.map(({ kind }) => kind)).toEqual(['controlled', 'open'])
    expect(body.shares[1]?.id).toBe(open.id)
    expect(body.histories).toHaveLength(4)
    expect(body.keptAnswers).toHaveLength(1)
    expect(body.notifications.length).toBeGreaterThan(0)
    expect(body.sessions).toHaveLength(1)
    expect(body.requestsReceived).toEqual([])
    const mine = await verifier.client.ok<DataExport>('GET', '/api/export')
    expect(mine.requestsReceived).toHaveLength(3)
    expect(mine.templates).toEqual([template])
    expect(mine.attestationsGiven).toHaveLength(1)
    expect(JSON.stringify(mine)).not.toContain(`${mark}@example.org`)
  })

  test('goes beyond one page of the lists', async () => {
    const claim = await buildClaim(owner)
    await query(
      `insert into claims (did_id, type, title, description, issuer, issue_date, is_private, is_selective, leaves, details,
         claim_hash, publish_hash)
       select did_id, type, title || n, description, issuer, issue_date, is_private, is_selective, leaves, details,
         claim_hash, publish_hash from claims, generate_series(1, 230) n where id = $1`,
      [claim.id],
    )
    const { claims } = await owner.client.ok<DataExport>('GET', '/api/export')
    expect(new Set(claims.map(({ id }) => id)).size).toBe(231)
  })

  test('is there for a wallet without a profile', async () => {
    const client = await signedIn(node)
    expect(await client.ok<DataExport>('GET', '/api/export')).toMatchObject({ profile: null, wallet: client.address })
  })
})
