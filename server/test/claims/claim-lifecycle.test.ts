import { claimHash } from '@did/credentials/attestation/claim-leaves'
import type { Claim } from '@did/domain/claim/claim'
import type { ClaimHistory } from '@did/domain/claim/history'
import { expect } from 'vitest'
import {
  buildClaim,
  buildRequest,
  buildUser,
  buildVerification,
  buildVerifiedClaim,
  buildVerifier,
  type Person,
} from '../rig/builders.ts'
import { test } from '../rig/test.ts'

let owner: Person
test.beforeEach(async ({ node }) => {
  owner = await buildUser(node)
})

const wording = { type: 'education', title: 'Doctor of Science', description: 'Summa cum laude', issuer: 'Elsewhere' }
const edit = (claim: Pick<Claim, 'id'>, body: object = wording, headers = {}) =>
  owner.client.call<Claim>('PUT', `/api/claims/${claim.id}`, body, headers)
const listed = () => owner.client.ok<Claim[]>('GET', `/api/claims/user/${owner.user.id}`)
const read = async ({ id }: Pick<Claim, 'id'>) => (await listed()).find((claim) => claim.id === id)
const history = async ({ id }: Pick<Claim, 'id'>) =>
  (await owner.client.ok<ClaimHistory>('GET', `/api/claims/${id}/history`)).entries
const kinds = async (claim: Pick<Claim, 'id'>) => (await history(claim)).map(({ kind }) => kind)

test('an edit of an unverified claim changes the claim in place, with new salts, hashes and a new version', async () => {
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

test('an edit of an unverified claim is refused when it names a wrong version or when its form is incomplete', async () => {
  const claim = await buildClaim(owner)
  expect((await edit(claim, wording, { 'if-match': '"7"' })).status).toBe(412)
  expect((await edit(claim, { ...wording, title: ' ' })).body).toMatchObject({
    status: 400,
    errors: [{ path: 'title', message: 'Required' }],
  })
  expect(await read(claim)).toEqual(claim)
  expect(await kinds(claim)).toEqual(['created'])
})

test('an edit that arrives together with an approval becomes a new claim, and the approval is about the old text', async ({
  verifier,
}) => {
  for (let round = 0; round < 5; round++) {
    const asked = await buildRequest(owner, verifier)
    const body = await buildVerification(verifier, asked)
    const [verified, edited] = await Promise.all([
      verifier.client.call<Claim>('PUT', `/api/claims/${asked.claim.id}/verify`, body),
      edit(asked.claim),
    ])
    expect([verified.status, edited.status]).toEqual([200, 200])
    expect(edited.body).toMatchObject({ ...wording, previousClaimId: asked.claim.id, isVerified: false })
    expect(await read(asked.claim)).toMatchObject({ isVerified: true, title: asked.claim.title })
  }
})

test('a claim that is reworded during its approval is verified in its old wording only', async ({ node, verifier }) => {
  const asked = await buildRequest(owner, verifier)
  const body = await buildVerification(verifier, asked)
  const { pool } = node.ctx
  const holder = await pool.connect()
  await holder.query('begin')
  // This lock stops the approval after it has read the claim and before it reads the prepared
  // attestation.
  await holder.query('lock table attestation_drafts in access exclusive mode')
  const verifying = verifier.client.call<Claim>('PUT', `/api/claims/${asked.claim.id}/verify`, body)
  const isWaiting = "wait_event_type = 'Lock' and datname = current_database()"
  await expect
    .poll(async () => (await pool.query(`select 1 from pg_stat_activity where ${isWaiting}`)).rowCount)
    .toBe(1)
  const { body: reworded } = await edit(asked.claim)
  await holder.query('commit')
  holder.release()

  expect(await verifying).toMatchObject({ status: 200, body: { id: asked.claim.id, title: asked.claim.title } })
  expect(await read(asked.claim)).toMatchObject({ isVerified: true, title: asked.claim.title })
  expect(await read(reworded)).toMatchObject({ ...wording, isVerified: false })
})

test('an edit of a verified claim creates a new, unverified claim and keeps the old claim with its attestation', async ({
  verifier,
}) => {
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

test('an edit of a verified claim that is sent several times creates only one new claim', async ({ verifier }) => {
  const claim = await buildVerifiedClaim(owner, verifier)
  const ifMatch = { 'if-match': `"${claim.version}"` }
  const replies = await Promise.all([edit(claim, wording, ifMatch), edit(claim, wording, ifMatch)])
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 412])
  expect(await listed()).toHaveLength(2)
})

test('an edit that changes only the visibility of a verified claim keeps the claim verified, because nobody signs the visibility', async ({
  verifier,
}) => {
  const claim = await buildVerifiedClaim(owner, verifier)
  const { type, title, description, issuer } = claim
  const { body } = await edit(claim, { type, title, description, issuer, isPrivate: true, isSelective: false })
  expect(body).toMatchObject({ id: claim.id, isVerified: true, isPrivate: true, isSelective: false })
  expect(body.claimHash).toBe(claim.claimHash)
  expect(await listed()).toHaveLength(1)
})

test('an edit that changes only the visibility of an older claim keeps the claim’s hash, even when its title has two lines', async ({
  node,
}) => {
  const claim = await buildClaim(owner)
  await node.ctx.pool.query('update claims set title = $1 where id = $2', ['Diploma\nin Optics', claim.id])
  const { type, description, issuer } = claim
  const { body } = await edit(claim, { type, title: 'Diploma\nin Optics', description, issuer, isPrivate: true })
  expect(body).toMatchObject({ id: claim.id, isPrivate: true, claimHash: claim.claimHash })
})

test('the history of a claim tells the claim’s owner and its verifiers what happened to the claim, who did it and why', async ({
  node,
  verifier,
}) => {
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

test('the history of a claim tells verifiers that the owner shared the claim, and hides from them how it was shared', async ({
  node,
  verifier,
}) => {
  const { claim } = await buildRequest(owner, verifier)
  const { appendHistory } = await import('../../src/modules/history/service.ts')
  const shared = {
    claimId: claim.id,
    kind: 'shared',
    actor: owner.client.address,
    detail: { fields: 'all' },
  } as const
  await node.ctx.db.transaction((tx) => appendHistory(node.ctx, tx, shared))
  const toVerifier = await verifier.client.ok<ClaimHistory>('GET', `/api/claims/${claim.id}/history`)
  expect(toVerifier.entries.at(-1)).toMatchObject({ kind: 'shared', opened: null })
  expect((await history(claim)).at(-1)).toMatchObject({ kind: 'shared', opened: { detail: { fields: 'all' } } })
})
