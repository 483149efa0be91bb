import { didRegistryAbi as abi } from '@did/contracts/generated/did-registry-abi'
import type { User } from '@did/domain/account/user'
import type { Claim } from '@did/domain/claim/claim'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildClaim, buildRequest, buildUser, buildVerification, buildVerifiedClaim, revoke } from '../rig/builders.ts'
import { wallets } from '../rig/test-chain.ts'
import { buildAccredited, buildApplicant, buildReviewRig, type ReviewRig, readInbox, readStatus } from './review-rig.ts'

let rig: ReviewRig
beforeAll(async () => {
  rig = await buildReviewRig()
  rig.follow()
})
afterAll(() => rig.close())

test('an accreditation on the chain makes a wallet a verifier and approves its pending application', async () => {
  const [applicant, other] = [await buildApplicant(rig, 'Left Open'), await buildUser(rig.node)]
  await rig.accredit(applicant, 'Left Open')
  await rig.accredit(other, 'Never Applied')
  await rig.untilLevel()
  expect(await rig.readUser(applicant)).toMatchObject({ isVerifier: true, verifierApplication: 'approved' })
  expect((await rig.listApplications()).find(({ id }) => id === applicant.application)?.shownOnChain).toBe(true)
  expect(await rig.readUser(other)).toMatchObject({ isVerifier: true, verifierOrganization: 'Never Applied' })
  expect(await readInbox(other)).toEqual([
    { title: 'You are an accredited verifier', message: '“Never Applied” was reviewed and accredited' },
  ])
  const asked = await buildRequest(rig.reader, other)
  const verification = await buildVerification(other, asked)
  expect((await other.client.call('PUT', `/api/claims/${asked.claim.id}/verify`, verification)).status).toBe(200)
})

test('a suspended verifier can neither read nor decide requests, and is not listed', async () => {
  const person = await buildAccredited(rig, 'Closing College')
  const asked = await buildRequest(rig.reader, person)
  const verification = await buildVerification(person, asked)
  const confirm = () =>
    rig.administrator.call('POST', `/api/admin/verifiers/${person.user.id}/suspend`, { reason: 'It closed' })
  expect(await confirm()).toMatchObject({ status: 409, body: { code: 'chain-shows-otherwise' } })
  await rig.suspend(person, 'It closed')
  expect(await confirm()).toMatchObject({ status: 200, body: { status: 'suspended', reason: 'It closed' } })

  expect(await rig.findListed(person)).toBeUndefined()
  const again = { claimId: (await buildClaim(rig.reader)).id, verifierId: person.user.id }
  expect(await rig.reader.client.code('POST', '/api/verification-requests', again)).toBe('422 verifier-unavailable')
  const path = `/api/claims/${asked.claim.id}/verify`
  expect(await person.client.code('PUT', path, verification)).toBe('403 verifier-not-entitled')
  const request = `/api/verification-requests/${asked.request.id}`
  expect(await person.client.code('GET', `${request}/attestation?level=AgeProof`)).toBe('403 verifier-not-entitled')
  expect(await person.client.code('GET', request)).toBe('403 verifier-not-entitled')
  expect(await person.client.ok('GET', `/api/verification-requests/verifier/${person.user.id}`)).toEqual([])
  expect(await readInbox(person)).toContainEqual({
    title: 'Accreditation suspended',
    message: 'The accreditation of “Closing College” was suspended: “It closed”',
  })
  expect(await readStatus(person)).toMatchObject({ standing: 'suspended', reason: 'It closed' })
  expect(await rig.readUser(person)).toMatchObject({ isVerifier: false, verifierApplication: 'none' })
})

test('a suspension of a verifier leaves only those attestations valid that the chain recorded before the suspension', async () => {
  const person = await buildAccredited(rig, 'Hasty College')
  const [shown, late] = [await buildVerifiedClaim(rig.reader, person), await buildVerifiedClaim(rig.reader, person)]
  const anchor = async ({ id }: Claim) => {
    const { rows } = await rig.node.ctx.pool.query('select digest from attestations where claim_id = $1', [id])
    await rig.hand.send(wallets.service, { abi, functionName: 'anchor', args: [[rows[0].digest]] })
    await rig.untilLevel()
  }
  const read = async ({ id, didId }: Claim) =>
    (await rig.reader.client.ok<Claim[]>('GET', `/api/claims/did/${didId}`)).find((claim) => claim.id === id)
  await anchor(shown)
  expect(await read(late)).toMatchObject({ isVerified: true, standing: 'current' })
  await rig.hand.client.increaseTime({ seconds: 2 })
  await rig.suspend(person, 'It was hasty')
  await rig.untilLevel()
  expect(await read(late)).toMatchObject({ isVerified: false, standing: 'none' })
  await anchor(late)
  expect(await read(late)).toMatchObject({ isVerified: false, standing: 'none' })
  expect(await read(shown)).toMatchObject({ isVerified: true, standing: 'current' })

  const { rows } = await rig.node.ctx.pool.query(
    `select floor(extract(epoch from b.mined_at))::bigint::text as moment from attestations a
       join chain_events e on e.kind = 'anchored' and e.hash = a.digest
       join chain_blocks b on b.number = e.block_number where a.claim_id = $1`,
    [shown.id],
  )
  await rig.suspendAsOf(person, BigInt(rows[0].moment), 'Its key was stolen')
  await rig.untilLevel()
  expect(await read(shown)).toMatchObject({ isVerified: false, standing: 'none' })
  const entry = (await rig.readRegister()).find(({ walletAddress }) => walletAddress === person.client.address)
  expect(entry).toMatchObject({ suspendedAt: new Date(Number(rows[0].moment) * 1000).toISOString() })
})

test('after one of a claim’s two verifiers is suspended, the claim becomes unverified when the other verifier revokes its attestation', async () => {
  const [suspended, other] = [await buildAccredited(rig, 'Gone College'), await buildAccredited(rig, 'Other College')]
  const claim = await buildVerifiedClaim(rig.reader, suspended)
  await buildVerifiedClaim(rig.reader, other, { claim })
  await rig.suspend(suspended, 'It closed')
  await rig.untilLevel()
  await revoke(other, claim, 'other')
  expect(await readInbox(rig.reader)).toContainEqual({
    title: 'Claim unverified',
    message: `Claim "${claim.title}" has been unverified`,
  })
})

test('a suspended verifier can apply again, and becomes a verifier when the chain accredits it again', async () => {
  const person = await buildAccredited(rig, 'Second Chance')
  await rig.suspend(person, 'For now')
  await rig.untilLevel()
  expect(await rig.readUser(person)).toMatchObject({ isSuspended: true, verifierApplication: 'none' })
  expect(await rig.apply(person, 'Second Chance')).toMatchObject({
    isVerifier: false,
    verifierApplication: 'pending',
  })
  await rig.accredit(person, 'Second Chance')
  await rig.untilLevel()
  expect(await rig.readUser(person)).toMatchObject({
    isVerifier: true,
    isSuspended: false,
    verifierApplication: 'approved',
  })
})

test('an accreditation that the chain index reads twice notifies the person only once, and ends when a reorganisation drops it', async () => {
  const person = await buildUser(rig.node)
  await rig.untilLevel()
  const snapshot = await rig.hand.client.snapshot()
  await rig.accredit(person, 'Fleeting College')
  await rig.untilLevel()
  expect((await rig.readUser(person)).isVerifier).toBe(true)
  await rig.node.ctx.pool.query('delete from chain_blocks')
  await rig.hand.client.mine({ blocks: 1 })
  await rig.untilLevel()
  expect(await readInbox(person)).toHaveLength(1)
  await rig.hand.rewind(snapshot)
  await rig.hand.client.mine({ blocks: 3 })
  await rig.untilLevel()
  expect(await rig.readUser(person)).toMatchObject({ isVerifier: false, verifierOrganization: null })
})

test('the reviewed name of a verifier is shown until another name of this verifier is accredited', async () => {
  const person = await buildAccredited(rig, 'First Name')
  const path = `/api/users/${person.user.id}`
  const { username } = person.user
  const edited = await person.client.ok<User>('PUT', path, { username, organization: 'Second Name' })
  expect(edited).toMatchObject({
    isVerifier: true,
    verifierOrganization: 'First Name',
    verifierApplication: 'pending',
  })
  await person.client.ok('PUT', path, { username, organization: 'Third Name' })
  const [application] = await rig.listApplications()
  expect(application).toMatchObject({
    organization: 'Third Name',
    accreditedName: 'First Name',
    standing: 'accredited',
  })
  await rig.accredit(person, 'Third Name')
  expect((await rig.decide(application?.id ?? 0, 'approve')).status).toBe(200)
  expect(await rig.readUser(person)).toMatchObject({
    verifierOrganization: 'Third Name',
    verifierApplication: 'approved',
  })
  const entry = (await rig.readRegister()).find(({ walletAddress }) => walletAddress === person.client.address)
  expect(entry).toMatchObject({ name: 'Third Name', status: 'accredited', accreditedSince: entry?.changes[0]?.at })
  expect(entry?.changes.map((change) => change.kind)).toEqual(['accredited', 'accredited'])
})

test('a verifier that sends its reviewed name unchanged files no application', async () => {
  const person = await buildAccredited(rig, 'Same Name')
  const { username } = person.user
  const edited = await person.client.ok('PUT', `/api/users/${person.user.id}`, {
    username,
    organization: 'Same Name',
  })
  expect(edited).toMatchObject({ verifierApplication: 'approved' })
})

test('the register of verifiers is public, contains dates, and may be cached for a minute', async () => {
  const person = await buildAccredited(rig, 'Registered College')
  await rig.suspend(person, 'Merged')
  await rig.untilLevel()
  const answer = await fetch(`${rig.node.url}/api/register`)
  expect(answer.headers.get('cache-control')).toBe('public, max-age=60')
  const entries = await rig.readRegister()
  expect(entries[0]).toEqual({
    walletAddress: person.client.address,
    name: 'Registered College',
    domain: null,
    status: 'suspended',
    accreditedSince: expect.any(String),
    suspendedAt: expect.any(String),
    reason: 'Merged',
    changes: [
      expect.objectContaining({ kind: 'accredited', name: 'Registered College', at: entries[0]?.accreditedSince }),
      expect.objectContaining({ kind: 'suspended', reason: 'Merged' }),
    ],
  })
})
