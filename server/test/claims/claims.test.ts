import { claimHash } from '@did/credentials/attestation/claim-leaves'
import { hashDetails, readDetails } from '@did/credentials/attestation/credential-details'
import type { Claim } from '@did/domain/claim/claim'
import type { Did } from '@did/domain/did'
import type { AskedRequest } from '@did/domain/verification-request/verification-request'
import { expect } from 'vitest'
import { buildClaim, buildDid, buildRequest, buildUser, buildVerifiedClaim, buildVerifier } from '../rig/builders.ts'
import { test } from '../rig/test.ts'

test('a new claim is unverified, whatever the request body says, and the issuer that the claim names proves nothing', async ({
  node,
}) => {
  const owner = await buildUser(node)
  const did = await buildDid(owner)
  const { status, body } = await owner.client.call<Claim>('POST', '/api/claims', {
    didId: did.id,
    type: 'education',
    title: 'Bachelor',
    description: 'Of arts',
    issuer: 'Self',
    isVerified: true,
    verificationLevel: 'AgeProof',
  })
  expect(status).toBe(201)
  expect(body).toMatchObject({
    didId: did.id,
    issuer: 'Self',
    isVerified: false,
    verificationLevel: null,
    isPrivate: false,
    isSelective: true,
    issueDate: new Date().toISOString().slice(0, 10),
    chainRecord: 'none',
    version: 1,
  })
})

test('a new claim has the issue date that its owner enters, and an edit can change the date, but not to a date in the future', async ({
  node,
}) => {
  const owner = await buildUser(node)
  const claim = await buildClaim(owner, { issueDate: '2019-07-14' })
  expect(claim.issueDate).toBe('2019-07-14')
  const { type, title, description, issuer } = claim
  const edit = (change: object) =>
    owner.client.call<Claim>('PUT', `/api/claims/${claim.id}`, { type, title, description, issuer, ...change })
  expect((await edit({ title: 'Master' })).body.issueDate).toBe('2019-07-14')
  expect((await edit({ issueDate: '2019-07-13' })).body.issueDate).toBe('2019-07-13')
  const nextYear = `${new Date().getUTCFullYear() + 1}-12-31`
  for (const issueDate of [nextYear, '0999-12-31', '2019-02-30', 'today'])
    expect((await edit({ issueDate })).status, issueDate).toBe(400)
})

test('a new claim that the wizard sends keeps its type, its issuer and its visibility settings', async ({ node }) => {
  const owner = await buildUser(node)
  const wizard = { type: 'identity', issuer: 'self-issued', isPrivate: true, isSelective: false }
  expect(await buildClaim(owner, wizard)).toMatchObject(wizard)
})

test('a new claim needs a type, a title and a description', async ({ node }) => {
  const owner = await buildUser(node)
  const { body } = await owner.client.call('POST', '/api/claims', { didId: 1, type: '', title: ' ', description: '' })
  expect(body).toMatchObject({
    status: 400,
    errors: [
      { path: 'type', message: 'Please select a claim type' },
      { path: 'title', message: 'Required' },
      { path: 'description', message: 'Required' },
    ],
  })
})

test('a new claim has the hash that the contract’s `commitClaim` expects, and claims with equal text have different salts', async ({
  node,
}) => {
  const owner = await buildUser(node)
  const [one, other] = [await buildClaim(owner), await buildClaim(owner)]
  expect(one.claimHash).toBe(claimHash(one))
  expect(one.claimHash).not.toBe(other.claimHash)
  expect(one.details).not.toBe(other.details)
})

test('a new claim changes the time at which its DID was last changed', async ({ node }) => {
  const owner = await buildUser(node)
  const did = await buildDid(owner)
  await buildClaim(owner, { didId: did.id })
  const [after] = await owner.client.ok<Did[]>('GET', `/api/dids/owner/${owner.client.address}`)
  expect(Date.parse(after?.lastUpdated ?? '')).toBeGreaterThan(Date.parse(did.lastUpdated))
})

test('the list of an owner’s claims contains the claims of one DID or of all DIDs, newest first', async ({ node }) => {
  const owner = await buildUser(node)
  const [a, b] = [await buildDid(owner), await buildDid(owner)]
  const ids = []
  for (const didId of [a.id, b.id, a.id]) ids.push((await buildClaim(owner, { didId })).id)
  const listed = async (path: string) => (await owner.client.ok<Claim[]>('GET', path)).map(({ id }) => id)
  expect(await listed(`/api/claims/did/${a.id}`)).toEqual([ids[2], ids[0]])
  expect(await listed(`/api/claims/user/${owner.user.id}`)).toEqual(ids.toReversed())
  expect(await listed(`/api/claims/user/${owner.user.id}?limit=1&before=${ids[2]}`)).toEqual([ids[1]])
})

test('the list of claims at a DID shows a verifier only the claims about which the verifier was asked', async ({
  node,
}) => {
  const [owner, verifier] = [await buildUser(node), await buildVerifier(node)]
  const did = await buildDid(owner)
  const path = `/api/claims/did/${did.id}`
  const asked = await buildClaim(owner, { didId: did.id })
  await buildClaim(owner, { didId: did.id, title: 'Nobody’s business' })
  expect(await verifier.client.code('GET', path)).toBe('404 not-found')
  await buildRequest(owner, verifier, asked)
  expect(await verifier.client.ok('GET', path)).toMatchObject([{ id: asked.id }])
})

test('a claim counts as unverified when its attestation is revoked, and when its attestation is about another text', async ({
  node,
}) => {
  const [owner, verifier] = [await buildUser(node), await buildVerifier(node)]
  const { id, didId, version } = await buildVerifiedClaim(owner, verifier)
  expect(version).toBe(2)
  const read = async () => (await owner.client.ok<Claim[]>('GET', `/api/claims/did/${didId}`))[0]
  const change = (sql: string) => node.ctx.pool.query(sql, [id])
  expect(await read()).toMatchObject({ isVerified: true, verificationLevel: 'EducationProof' })
  await change(`update attestations set claim_hash = '0x' || reverse(substr(claim_hash, 3)) where claim_id = $1`)
  expect(await read()).toMatchObject({ isVerified: false, verificationLevel: null })
  await change(`update attestations set claim_hash = '0x' || reverse(substr(claim_hash, 3)) where claim_id = $1`)
  expect(await read()).toMatchObject({ isVerified: true })
  await change('update attestations set revoked_at = now() where claim_id = $1')
  expect(await read()).toMatchObject({ isVerified: false, verificationLevel: null })
})

const adult = { field: 'age_over_18', value: 'true' } as const
const retired = { field: 'age_over_65', value: 'false' } as const

test('each derived fact of a claim, for example that the holder is over 18, has its own leaf, which the hash of the details includes', async ({
  node,
}) => {
  const owner = await buildUser(node)
  const verifier = await buildVerifier(node)
  const { claim } = await buildRequest(owner, verifier, await buildClaim(owner, { derivedFacts: [retired, adult] }))
  expect(claim.derivedFacts).toEqual([adult, retired])
  const [asked] = await verifier.client.ok<AskedRequest[]>(
    'GET',
    `/api/verification-requests/verifier/${verifier.user.id}`,
  )
  const leaves = asked?.status === 'pending' ? asked.leaves : []
  expect(leaves.map(({ field, value }) => [field, value])).toEqual([
    ['holder_name', claim.holderName],
    ['description', claim.description],
    ['age_over_65', 'false'],
    ['age_over_18', 'true'],
  ])
  expect(hashDetails(readDetails(leaves))).toBe(claim.details)
})

test('the derived facts of a claim, for example that the holder is over 18, are part of the claim’s text, so an edit of them changes the claim’s hash', async ({
  node,
}) => {
  const owner = await buildUser(node)
  const claim = await buildClaim(owner, { derivedFacts: [adult] })
  const { type, title, description, issuer } = claim
  const edit = (derivedFacts: Claim['derivedFacts'], { id }: Claim) =>
    owner.client.ok<Claim>('PUT', `/api/claims/${id}`, { type, title, description, issuer, derivedFacts })
  const same = await edit([adult], claim)
  expect(same.claimHash).toBe(claim.claimHash)
  const more = await edit([retired, adult], same)
  expect(more).toMatchObject({ id: claim.id, derivedFacts: [adult, retired], issueDate: claim.issueDate })
  expect(more.claimHash).not.toBe(claim.claimHash)
  expect((await edit([], more)).derivedFacts).toEqual([])
})

test('the derived facts of a claim, for example that the holder is over 18, must be known facts with a valid value, and no fact may appear twice', async ({
  node,
}) => {
  const owner = await buildUser(node)
  const did = await buildDid(owner)
  const claim = { didId: did.id, type: 'kyc', title: 'Of age', description: 'Seen in person.' }
  for (const facts of [
    [adult, { ...adult, value: 'false' }],
    [{ ...adult, value: 'yes' }],
    [{ ...adult, field: 'age_over_17' }],
    [{ ...adult, field: 'description' }],
    [adult, adult],
    'age_over_18',
  ])
    expect(await owner.client.code('POST', '/api/claims', { ...claim, derivedFacts: facts })).toBe('400 invalid-input')
})

test('a verifier gets the leaves of a claim’s details only until the verifier decides', async ({ node }) => {
  const [owner, verifier] = [await buildUser(node), await buildVerifier(node)]
  const { claim, request } = await buildRequest(owner, verifier)
  const read = async () =>
    (await verifier.client.ok<AskedRequest[]>('GET', `/api/verification-requests/verifier/${verifier.user.id}`))[0]
  const asked = await read()
  if (asked?.status !== 'pending') throw new Error('The request does not wait')
  expect(hashDetails(readDetails(asked.leaves))).toBe(claim.details)
  expect(asked.leaves).toMatchObject([
    { field: 'holder_name', value: claim.holderName },
    { field: 'description', value: claim.description },
  ])
  await verifier.client.ok('PUT', `/api/verification-requests/${request.id}/status`, { status: 'rejected' })
  expect(await read()).not.toHaveProperty('leaves')
})

test('a claim shows whether the chain has its hash, its published text or neither', async ({ node }) => {
  const owner = await buildUser(node)
  const claim = await buildClaim(owner)
  const { rows } = await node.ctx.pool.query(
    'select d.token_id, c.publish_hash from claims c join dids d on d.id = c.did_id where c.id = $1',
    [claim.id],
  )
  const record = (logIndex: number, kind: string, tokenId: string, hash: string) =>
    node.ctx.pool.query(
      `insert into chain_events (block_number, log_index, tx_hash, kind, token_id, hash)
       values (1, $1, '0x' || repeat('0', 64), $2, $3, $4)`,
      [logIndex, kind, tokenId, hash],
    )
  const read = async () => (await owner.client.ok<Claim[]>('GET', `/api/claims/did/${claim.didId}`))[0]?.chainRecord
  await node.ctx.pool.query(
    `insert into chain_blocks (number, hash, parent_hash, mined_at)
     values (1, '0x' || repeat('a', 64), '0x' || repeat('b', 64), now())`,
  )
  await record(0, 'claim-committed', 'another token', claim.claimHash)
  expect(await read()).toBe('none')
  await record(1, 'claim-committed', rows[0].token_id, claim.claimHash)
  expect(await read()).toBe('committed')
  await record(2, 'claim-added', rows[0].token_id, rows[0].publish_hash)
  expect(await read()).toBe('published')
})
