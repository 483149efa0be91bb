import { claimHash } from '@did/credentials/claim-leaves'
import type { AttestationRequest } from '@did/domain/attestation'
import type { Claim } from '@did/domain/claim'
import type { ClaimHistory } from '@did/domain/history'
import type { Notification } from '@did/domain/notification'
import type { Problem } from '@did/domain/problem'
import type { RecordedProof } from '@did/domain/proof'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  buildClaim,
  buildRequest,
  buildUser,
  buildVerification,
  buildVerifiedClaim,
  buildVerifier,
  type Person,
} from './builders.ts'
import { createInstallation, type Installation, type Node } from './stack.ts'

let installation: Installation
let node: Node
let owner: Person
let verifier: Person
beforeAll(async () => {
  installation = await createInstallation()
  node = await installation.startNode()
  verifier = await buildVerifier(node)
})
beforeEach(async () => {
  owner = await buildUser(node)
})
afterAll(() => installation.close())

const wording = { type: 'education', title: 'Doctor of Science', description: 'Summa cum laude', issuer: 'Elsewhere' }
const daysFromNow = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
const edit = (claim: Pick<Claim, 'id'>, body: object = wording, headers = {}) =>
  owner.client.call<Claim>('PUT', `/api/claims/${claim.id}`, body, headers)
const listed = () => owner.client.ok<Claim[]>('GET', `/api/claims/user/${owner.user.id}`)
const read = async ({ id }: Pick<Claim, 'id'>) => (await listed()).find((claim) => claim.id === id)
const history = async ({ id }: Pick<Claim, 'id'>) =>
  (await owner.client.ok<ClaimHistory>('GET', `/api/claims/${id}/history`)).entries
const kinds = async (claim: Pick<Claim, 'id'>) => (await history(claim)).map(({ kind }) => kind)
/** As if that many days had passed since it was signed. */
const endAgo = (claim: Pick<Claim, 'id'>, interval: string) =>
  node.ctx.pool.query('update attestations set valid_until = now() - $2::interval where claim_id = $1', [
    claim.id,
    interval,
  ])

describe('editing an unverified claim', () => {
  test('rewords it in place, with new salts, hashes and version', async () => {
    const claim = await buildClaim(owner)
    const { status, body, headers } = await edit(claim)
    expect(status).toBe(200)
    expect(headers.get('etag')).toBe('"2"')
    expect(body).toMatchObject({ ...wording, id: claim.id, version: 2, standing: 'none', previousClaimId: null })
    expect(body.claimHash).toBe(claimHash(body))
    expect(body.details).not.toBe(claim.details)
    expect(body.issueDate).toBe(claim.issueDate)
    expect(await kinds(claim)).toEqual(['created', 'edited'])
  })

  test('refuses a lost update and an incomplete form', async () => {
    const claim = await buildClaim(owner)
    expect((await edit(claim, wording, { 'if-match': '"7"' })).status).toBe(412)
    expect((await edit(claim, { ...wording, title: ' ' })).body).toMatchObject({
      status: 400,
      errors: [{ path: 'title', message: 'Required' }],
    })
    expect(await read(claim)).toEqual(claim)
    expect(await kinds(claim)).toEqual(['created'])
  })

  test('keeps its requests, tells their verifiers, and what was prepared for the old text is no longer accepted', async () => {
    const asked = await buildRequest(owner, verifier)
    const prepared = await buildVerification(verifier, asked)
    await verifier.client.ok('DELETE', '/api/notifications')
    const { body: reworded } = await edit(asked.claim)
    const [told] = await verifier.client.ok<Notification[]>('GET', '/api/notifications')
    expect(told?.data).toMatchObject({ id: asked.request.id, status: 'pending', claimTitle: wording.title })
    const verify = (body: object) => verifier.client.code('PUT', `/api/claims/${asked.claim.id}/verify`, body)
    expect(await verify(prepared)).toBe('422 attestation-mismatch')
    const anew = await buildVerification(verifier, asked)
    expect(anew.attestation.message.details).toBe(reworded.details)
    await verifier.client.ok('PUT', `/api/claims/${asked.claim.id}/verify`, anew)
    expect(await read(asked.claim)).toMatchObject({ isVerified: true, standing: 'current' })
  })

  test('and a decision at the same moment: one of both wins', async () => {
    for (let round = 0; round < 5; round++) {
      const asked = await buildRequest(owner, verifier)
      const body = await buildVerification(verifier, asked)
      const [verified, edited] = await Promise.all([
        verifier.client.call<Claim>('PUT', `/api/claims/${asked.claim.id}/verify`, body),
        edit(asked.claim),
      ])
      expect(edited.status).toBe(200)
      const now = await read(asked.claim)
      if (verified.status === 200) {
        expect(now).toMatchObject({ isVerified: true, title: asked.claim.title })
        expect(edited.body).toMatchObject({ previousClaimId: asked.claim.id, isVerified: false })
      } else {
        expect(verified.status).toBe(422)
        expect(now).toMatchObject({ isVerified: false, title: wording.title })
      }
    }
  })
})

test('a claim that is reworded while its verification is checked is not verified', async () => {
  const asked = await buildRequest(owner, verifier)
  const body = await buildVerification(verifier, asked)
  const { pool } = node.ctx
  const holder = await pool.connect()
  await holder.query('begin')
  // The verification has read the claim and now waits for what was prepared to sign.
  await holder.query('lock table attestation_drafts in access exclusive mode')
  const verifying = verifier.client.call<Problem>('PUT', `/api/claims/${asked.claim.id}/verify`, body)
  const isWaiting = "wait_event_type = 'Lock' and datname = current_database()"
  await expect
    .poll(async () => (await pool.query(`select 1 from pg_stat_activity where ${isWaiting}`)).rowCount)
    .toBe(1)
  expect((await edit(asked.claim)).body).toMatchObject({ id: asked.claim.id, title: wording.title })
  await holder.query('commit')
  holder.release()

  expect(await verifying).toMatchObject({ status: 422, body: { code: 'attestation-mismatch' } })
  expect(await read(asked.claim)).toMatchObject({ isVerified: false, title: wording.title })
})

describe('editing a verified claim', () => {
  test('makes a new, unverified one and keeps the old one with its attestation', async () => {
    const claim = await buildVerifiedClaim(owner, verifier)
    const { body } = await edit(claim)
    expect(body).toMatchObject({
      ...wording,
      isVerified: false,
      standing: 'none',
      previousClaimId: claim.id,
      version: 1,
    })
    expect(body.id).not.toBe(claim.id)
    expect(await read(claim)).toMatchObject({ title: claim.title, isVerified: true, claimHash: claim.claimHash })
    expect(await kinds(claim)).toEqual(['created', 'requested', 'attested', 'decided', 'edited'])
    expect((await history(claim)).at(-1)?.opened?.detail).toEqual({ nextClaimId: body.id })
    expect((await history(body))[0]?.opened?.detail).toMatchObject({ previousClaimId: claim.id })
  })

  test('makes one new claim however often the same edit is sent', async () => {
    const claim = await buildVerifiedClaim(owner, verifier)
    const ifMatch = { 'if-match': `"${claim.version}"` }
    const replies = await Promise.all([edit(claim, wording, ifMatch), edit(claim, wording, ifMatch)])
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 412])
    expect(await listed()).toHaveLength(2)
  })

  test('changes itself when only its visibility does: nobody signed that', async () => {
    const claim = await buildVerifiedClaim(owner, verifier)
    const { type, title, description, issuer } = claim
    const { body } = await edit(claim, { type, title, description, issuer, isPrivate: true, isSelective: false })
    expect(body).toMatchObject({ id: claim.id, isVerified: true, isPrivate: true, isSelective: false })
    expect(body.claimHash).toBe(claim.claimHash)
    expect(await listed()).toHaveLength(1)
  })
})

describe('the end of a verification', () => {
  const prepare = (requestId: number, validUntil: string) =>
    verifier.client.call<AttestationRequest & Problem>(
      'GET',
      `/api/verification-requests/${requestId}/attestation?level=EducationProof&validUntil=${validUntil}`,
    )

  test('is the last second of the day the verifier chose, in what it signs and on the claim', async () => {
    const day = daysFromNow(90)
    const claim = await buildVerifiedClaim(owner, verifier, { validUntil: day })
    expect(claim).toMatchObject({ standing: 'current', isVerified: true, validUntil: `${day}T23:59:59.000Z` })
    const { request } = await buildRequest(owner, verifier)
    const { body } = await prepare(request.id, day)
    expect(body.message.validUntil).toBe(Date.parse(`${day}T23:59:59Z`) / 1000)
    expect((await history(claim)).find(({ kind }) => kind === 'attested')?.opened?.detail).toMatchObject({
      validUntil: claim.validUntil,
    })
  })

  test('may be today, and neither yesterday nor no day at all', async () => {
    const { request } = await buildRequest(owner, verifier)
    expect((await prepare(request.id, daysFromNow(0))).status).toBe(200)
    for (const day of [daysFromNow(-1), '2027-02-30', 'tomorrow'])
      expect((await prepare(request.id, day)).body).toMatchObject({ status: 400, errors: [{ path: 'validUntil' }] })
  })

  test('is part of what was prepared: a signature with another one is refused', async () => {
    const asked = await buildRequest(owner, verifier)
    const first = await buildVerification(verifier, { ...asked, validUntil: daysFromNow(30) })
    await prepare(asked.request.id, daysFromNow(60))
    expect(await verifier.client.code('PUT', `/api/claims/${asked.claim.id}/verify`, first)).toBe(
      '422 attestation-mismatch',
    )
  })

  test('once it is there, the claim is no longer verified', async () => {
    const claim = await buildVerifiedClaim(owner, verifier, { validUntil: daysFromNow(1) })
    await endAgo(claim, '1 second')
    expect(await read(claim)).toMatchObject({ isVerified: false, verificationLevel: null, standing: 'expired' })
  })

  test('is told apart from being withdrawn', async () => {
    const claim = await buildVerifiedClaim(owner, verifier, { validUntil: daysFromNow(1) })
    await node.ctx.pool.query('update attestations set revoked_at = now() where claim_id = $1', [claim.id])
    expect(await read(claim)).toMatchObject({ isVerified: false, verificationLevel: null, standing: 'withdrawn' })
  })
})

describe('asking again', () => {
  test.each([
    ['an expired', (claim: Claim) => endAgo(claim, '3 days')],
    [
      'a withdrawn',
      ({ id }: Claim) => node.ctx.pool.query('update attestations set revoked_at = now() where claim_id = $1', [id]),
    ],
    ['a current', async () => {}],
  ])('about %s claim renews it and keeps the old attestation', async (_, end) => {
    const claim = await buildVerifiedClaim(owner, verifier, { validUntil: daysFromNow(20) })
    await end(claim)
    const renewed = await buildVerifiedClaim(owner, verifier, { claim, validUntil: daysFromNow(365) })
    expect(renewed).toMatchObject({
      id: claim.id,
      claimHash: claim.claimHash,
      standing: 'current',
      isVerified: true,
      validUntil: `${daysFromNow(365)}T23:59:59.000Z`,
    })
    const { rows } = await node.ctx.pool.query('select id from attestations where claim_id = $1', [claim.id])
    expect(rows).toHaveLength(2)
    expect((await kinds(claim)).filter((kind) => kind === 'attested' || kind === 'renewed')).toEqual([
      'attested',
      'renewed',
    ])
  })

  test('names the verifier whose attestation counts, also when a later one of another verifier is over', async () => {
    const claim = await buildVerifiedClaim(owner, verifier, { validUntil: daysFromNow(40) })
    const other = await buildVerifier(node)
    const recorded = () => owner.client.ok<RecordedProof>('GET', `/api/claims/${claim.id}/proof`)
    await buildVerifiedClaim(owner, other, { claim, validUntil: daysFromNow(10) })
    expect(await recorded()).toMatchObject({ verifierId: other.user.id })
    await node.ctx.pool.query(
      "update attestations set valid_until = now() - interval '1 second' where claim_id = $1 and verifier_id = $2",
      [claim.id, other.user.id],
    )
    expect(await recorded()).toMatchObject({ verifierId: verifier.user.id })
  })

  test('keeps a claim current while any of its attestations is', async () => {
    const other = await buildVerifier(node, 'Another University')
    const claim = await buildVerifiedClaim(owner, verifier)
    await buildVerifiedClaim(owner, other, { claim, validUntil: daysFromNow(5) })
    await node.ctx.pool.query(
      `update attestations set valid_until = now() - interval '1 hour' where claim_id = $1 and verifier_id = $2`,
      [claim.id, other.user.id],
    )
    expect(await read(claim)).toMatchObject({ standing: 'current', isVerified: true, validUntil: null })
  })
})

describe('the history of a claim', () => {
  test('tells its owner and the verifiers asked what happened, who did it and why', async () => {
    const asked = await buildRequest(owner, verifier)
    const reason = 'The register does not know this diploma'
    await verifier.client.ok('PUT', `/api/verification-requests/${asked.request.id}/status`, {
      status: 'rejected',
      reason,
    })
    const entries = await history(asked.claim)
    const verifierAddress = verifier.client.address
    expect(entries.map(({ kind, opened }) => [kind, opened?.actor])).toEqual([
      ['created', owner.client.address],
      ['requested', owner.client.address],
      ['decided', verifierAddress],
    ])
    expect(entries[0]?.opened?.detail).toMatchObject({ title: asked.claim.title, claimHash: asked.claim.claimHash })
    expect(entries[2]?.opened?.detail).toMatchObject({ decision: 'rejected', reason, verifier: verifierAddress })
    expect(await verifier.client.ok('GET', `/api/claims/${asked.claim.id}/history`)).toMatchObject({ entries })
    const stranger = await buildVerifier(node)
    expect(await stranger.client.code('GET', `/api/claims/${asked.claim.id}/history`)).toBe('404 not-found')
  })

  test('keeps from verifiers whom its owner shared it with', async () => {
    const { claim } = await buildRequest(owner, verifier)
    const { appendHistory } = await import('../src/modules/history/service.ts')
    const shared = {
      claimId: claim.id,
      kind: 'shared',
      actor: owner.client.address,
      detail: { fields: 'all' },
    } as const
    await node.ctx.db.transaction((tx) => appendHistory(tx, shared))
    const toVerifier = await verifier.client.ok<ClaimHistory>('GET', `/api/claims/${claim.id}/history`)
    expect(toVerifier.entries.at(-1)).toMatchObject({ kind: 'shared', opened: null })
    expect((await history(claim)).at(-1)).toMatchObject({ kind: 'shared', opened: { detail: { fields: 'all' } } })
  })
})
