import { didRegistryAbi as abi } from '@did/contracts/generated/did-registry-abi'
import type { Claim } from '@did/domain/claim'
import type { Notification } from '@did/domain/notification'
import type { VerifierStatus } from '@did/domain/register'
import type { User } from '@did/domain/user'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildClaim, buildRequest, buildUser, buildVerification, buildVerifiedClaim, type Person } from './builders.ts'
import { meanwhile } from './held-moment.ts'
import { buildReviewRig, type ReviewRig } from './review-rig.ts'
import { wallets } from './test-chain.ts'

let rig: ReviewRig
beforeAll(async () => {
  rig = await buildReviewRig()
  rig.follow()
})
afterAll(() => rig.close())

const inbox = async ({ client }: Person) =>
  (await client.ok<Notification[]>('GET', '/api/notifications')).map(({ title, message }) => ({ title, message }))
const status = ({ client, user }: Person) => client.ok<VerifierStatus>('GET', `/api/users/${user.id}/verifier`)

async function buildApplicant(organization: string): Promise<Person & { application: number }> {
  const person = await buildUser(rig.node)
  await rig.apply(person, organization)
  const application = (await rig.listApplications()).find(({ userId }) => userId === person.user.id)
  if (!application) throw new Error('The application is not listed')
  return { ...person, application: application.id }
}

async function buildAccredited(organization: string) {
  const person = await buildApplicant(organization)
  await rig.accredit(person, organization)
  expect((await rig.decide(person.application, 'approve')).status).toBe(200)
  return person
}

describe('applying', () => {
  test('files an application, and makes nobody a verifier', async () => {
    const person = await buildUser(rig.node)
    const applied = await rig.apply(person, 'Applied College')
    expect(applied).toMatchObject({ isVerifier: false, verifierApplication: 'pending', verifierOrganization: null })
    expect(await rig.findListed(person)).toBeUndefined()
    expect(await status(person)).toMatchObject({
      standing: 'none',
      application: { status: 'pending', organization: 'Applied College' },
    })
    const claim = await buildClaim(rig.reader)
    const body = { claimId: claim.id, verifierId: person.user.id }
    expect(await rig.reader.client.code('POST', '/api/verification-requests', body)).toBe('422 verifier-unavailable')
  })

  test('again changes nothing, at once neither', async () => {
    const person = await buildUser(rig.node)
    const answers = await Promise.all(
      ['Once College', 'Twice College', 'Once College'].map((name) => rig.apply(person, name)),
    )
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    const waiting = (await rig.listApplications()).filter(({ userId }) => userId === person.user.id)
    expect(waiting).toHaveLength(1)
    expect(await rig.apply(person, 'Another College')).toEqual(answers[0])
  })
})

describe('an administrator', () => {
  test('sees who applied, newest first; nobody else sees that there is a list', async () => {
    const [older, newer] = [await buildApplicant('Older Applicant'), await buildApplicant('Newer Applicant')]
    const [first, second] = await rig.listApplications()
    expect(first).toEqual({
      id: newer.application,
      userId: newer.user.id,
      username: newer.user.username,
      walletAddress: newer.client.address,
      organization: 'Newer Applicant',
      domainProof: null,
      appliedAt: expect.any(String),
      standing: 'none',
      accreditedName: null,
      shownOnChain: false,
    })
    expect(second?.id).toBe(older.application)
    expect(await newer.client.code('GET', '/api/admin/verifier-applications')).toBe('404 not-found')
  })

  test('is told apart in the session’s own profile', async () => {
    const profile = await rig.administrator.ok<User>('POST', '/api/users', { username: 'the administrator' })
    expect(profile.isAdministrator).toBe(true)
    expect((await rig.readUser(rig.reader)).isAdministrator).toBe(false)
  })

  test('approves only what the chain shows: under this very name', async () => {
    const person = await buildApplicant('Shown College')
    expect(await rig.decide(person.application, 'approve')).toMatchObject({
      status: 409,
      body: { code: 'chain-shows-otherwise' },
    })
    await rig.accredit(person, 'Shown  College')
    expect((await rig.decide(person.application, 'approve')).status).toBe(409)
    await rig.accredit(person, 'Shown College', 'unproven.example')
    expect((await rig.decide(person.application, 'approve')).status).toBe(409)
    await rig.accredit(person, 'Shown College')
    expect(await rig.decide(person.application, 'approve')).toMatchObject({ status: 200, body: { status: 'approved' } })
    expect(await rig.readUser(person)).toMatchObject({
      isVerifier: true,
      verifierApplication: 'approved',
      verifierOrganization: 'Shown College',
    })
    expect(await rig.findListed(person)).toMatchObject({
      accreditation: 'accredited',
      verifierOrganization: 'Shown College',
    })
  })

  test('may decide the same again, and not the opposite', async () => {
    const person = await buildAccredited('Decided College')
    const decision = { id: person.application, status: 'approved', reason: null, decidedBy: rig.administrator.address }
    expect((await rig.listDecisions())[0]).toMatchObject(decision)
    expect((await rig.decide(person.application, 'approve')).status).toBe(200)
    expect(await rig.decide(person.application, 'refuse')).toMatchObject({
      status: 409,
      body: { code: 'application-decided' },
    })
    const refused = await buildApplicant('Refused Twice')
    expect((await rig.decide(refused.application, 'refuse')).status).toBe(200)
    expect((await rig.decide(refused.application, 'refuse')).status).toBe(200)
    expect((await rig.decide(refused.application, 'approve')).status).toBe(409)
  })

  test('decides about the name it has read, and about no other', async () => {
    const { client, user } = await buildAccredited('First School')
    const rename = (organization: string) =>
      client.ok('PUT', `/api/users/${user.id}`, { username: user.username, organization })
    const findOwn = async () => (await rig.listApplications()).find(({ userId }) => userId === user.id)
    await rename('Second School')
    const id = (await findOwn())?.id
    const path = `/api/admin/verifier-applications/${id}/decision`
    const decide = (body: object) => rig.administrator.code('POST', path, body)
    expect(await decide({ decision: 'refuse', organization: 'First School' })).toBe('412 precondition-failed')
    await rig.accredit({ client }, 'Second School')
    const answer = await meanwhile(
      rig.node,
      () => decide({ decision: 'approve' }),
      () => rename('Third School'),
    )
    expect(answer).toBe('412 precondition-failed')
    expect(await findOwn()).toMatchObject({ id, organization: 'Third School' })
    expect(await decide({ decision: 'refuse', organization: 'Third School' })).toBe('200 undefined')
  })

  test('cannot refuse what the chain has accredited', async () => {
    const person = await buildApplicant('Already There')
    await rig.accredit(person, 'Already There')
    expect(await rig.decide(person.application, 'refuse')).toMatchObject({ body: { code: 'chain-shows-otherwise' } })
  })

  test('refuses with a reason that reaches the applicant at once, who may apply again', async () => {
    const person = await buildApplicant('Hasty College')
    await rig.decide(person.application, 'refuse', 'No such college')
    expect(await inbox(person)).toEqual([
      { title: 'Application refused', message: 'The application of Hasty College was refused: No such college' },
    ])
    expect(await status(person)).toMatchObject({ application: { status: 'refused', reason: 'No such college' } })
    expect((await rig.readUser(person)).verifierApplication).toBe('refused')
    expect((await rig.listDecisions())[0]).toEqual({
      id: person.application,
      username: person.user.username,
      walletAddress: person.client.address,
      organization: 'Hasty College',
      appliedAt: expect.any(String),
      status: 'refused',
      reason: 'No such college',
      decidedAt: expect.any(String),
      decidedBy: rig.administrator.address,
    })
    expect(await rig.apply(person, 'Patient College')).toMatchObject({ verifierApplication: 'pending' })
  })
})

describe('the chain alone', () => {
  test('makes a verifier, and finishes an application that nobody came back to', async () => {
    const [applicant, other] = [await buildApplicant('Left Open'), await buildUser(rig.node)]
    await rig.accredit(applicant, 'Left Open')
    await rig.accredit(other, 'Never Applied')
    await rig.untilLevel()
    expect(await rig.readUser(applicant)).toMatchObject({ isVerifier: true, verifierApplication: 'approved' })
    expect((await rig.listApplications()).find(({ id }) => id === applicant.application)?.shownOnChain).toBe(true)
    expect(await rig.readUser(other)).toMatchObject({ isVerifier: true, verifierOrganization: 'Never Applied' })
    expect(await inbox(other)).toEqual([
      { title: 'You are an accredited verifier', message: 'Never Applied was reviewed and accredited' },
    ])
    const asked = await buildRequest(rig.reader, other)
    const verification = await buildVerification(other, asked)
    expect((await other.client.call('PUT', `/api/claims/${asked.claim.id}/verify`, verification)).status).toBe(200)
  })

  test('suspends: not listed, not asked, no decision; what waits stays readable', async () => {
    const person = await buildAccredited('Closing College')
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
    expect(await person.client.ok('GET', `/api/verification-requests/verifier/${person.user.id}`)).toMatchObject([
      { id: asked.request.id, status: 'pending' },
    ])
    expect(await inbox(person)).toContainEqual({
      title: 'Accreditation suspended',
      message: 'The accreditation of Closing College was suspended: It closed',
    })
    expect(await status(person)).toMatchObject({ standing: 'suspended', reason: 'It closed' })
    expect(await rig.readUser(person)).toMatchObject({ isVerifier: false, verifierApplication: 'none' })
  })

  test('suspends a verifier: what it signed before the chain showed it verifies nothing, what the chain showed before stays', async () => {
    const person = await buildAccredited('Hasty College')
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
    await rig.suspend(person, 'It was hasty')
    await rig.untilLevel()
    expect(await read(late)).toMatchObject({ isVerified: false, standing: 'none' })
    await anchor(late)
    expect(await read(late)).toMatchObject({ isVerified: false, standing: 'none' })
    expect(await read(shown)).toMatchObject({ isVerified: true, standing: 'current' })
  })

  test('accredits again whom it suspended, after another application', async () => {
    const person = await buildAccredited('Second Chance')
    await rig.suspend(person, 'For now')
    await rig.untilLevel()
    expect(await rig.apply(person, 'Second Chance')).toMatchObject({
      isVerifier: false,
      verifierApplication: 'pending',
    })
    await rig.accredit(person, 'Second Chance')
    await rig.untilLevel()
    expect(await rig.readUser(person)).toMatchObject({ isVerifier: true, verifierApplication: 'approved' })
  })

  test('tells nobody twice when it is read again, and takes back what a reorganisation takes back', async () => {
    const person = await buildUser(rig.node)
    await rig.untilLevel()
    const snapshot = await rig.hand.client.snapshot()
    await rig.accredit(person, 'Fleeting College')
    await rig.untilLevel()
    expect((await rig.readUser(person)).isVerifier).toBe(true)
    await rig.node.ctx.pool.query('delete from chain_blocks')
    await rig.hand.client.mine({ blocks: 1 })
    await rig.untilLevel()
    expect(await inbox(person)).toHaveLength(1)
    await rig.hand.rewind(snapshot)
    await rig.hand.client.mine({ blocks: 3 })
    await rig.untilLevel()
    expect(await rig.readUser(person)).toMatchObject({ isVerifier: false, verifierOrganization: null })
  })
})

describe('a reviewed name', () => {
  test('stays until another one is accredited', async () => {
    const person = await buildAccredited('First Name')
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

  test('that is sent unchanged files nothing', async () => {
    const person = await buildAccredited('Same Name')
    const { username } = person.user
    const edited = await person.client.ok('PUT', `/api/users/${person.user.id}`, {
      username,
      organization: 'Same Name',
    })
    expect(edited).toMatchObject({ verifierApplication: 'approved' })
  })
})

test('the register is public, dated, and kept for a minute', async () => {
  const person = await buildAccredited('Registered College')
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
