import type { User } from '@did/domain/account/user'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildClaim, buildUser } from '../rig/builders.ts'
import { meanwhile } from '../rig/held-moment.ts'
import { buildAccredited, buildApplicant, buildReviewRig, type ReviewRig, readInbox, readStatus } from './review-rig.ts'

let rig: ReviewRig
beforeAll(async () => {
  rig = await buildReviewRig()
  rig.follow()
})
afterAll(() => rig.close())

test('an application to become a verifier is stored, and does not make the applicant a verifier', async () => {
  const person = await buildUser(rig.node)
  const applied = await rig.apply(person, 'Applied College')
  expect(applied).toMatchObject({ isVerifier: false, verifierApplication: 'pending', verifierOrganization: null })
  expect(await rig.findListed(person)).toBeUndefined()
  expect(await readStatus(person)).toMatchObject({
    standing: 'none',
    application: { status: 'pending', organization: 'Applied College' },
  })
  const claim = await buildClaim(rig.reader)
  const body = { claimId: claim.id, verifierId: person.user.id }
  expect(await rig.reader.client.code('POST', '/api/verification-requests', body)).toBe('422 verifier-unavailable')
})

test('an application to become a verifier notifies each administrator with a profile only once', async () => {
  const username = `admin ${crypto.randomUUID().slice(0, 8)}`
  const user = await rig.administrator.ok<User>('POST', '/api/users', { username })
  const person = await buildUser(rig.node)
  await rig.apply(person, 'Ringing College')
  await rig.apply(person, 'Ringing College')
  const told = await readInbox({ client: rig.administrator, user })
  expect(told.filter(({ message }) => message.includes('Ringing College'))).toEqual([
    { title: 'An application waits', message: '“Ringing College” asks to be accredited as a verifier' },
  ])
  expect(await readInbox(person)).toEqual([])
})

test('the name in an application is removed from the administrators’ notifications when the name changes or the applicant is erased', async () => {
  const username = `admin ${crypto.randomUUID().slice(0, 8)}`
  const user = await rig.administrator.ok<User>('POST', '/api/users', { username })
  const { client, user: applicant } = await buildAccredited(rig, 'Harbour School')
  const rename = (organization: string) =>
    client.ok('PUT', `/api/users/${applicant.id}`, { username: applicant.username, organization })
  const listTold = async () =>
    (await readInbox({ client: rig.administrator, user })).filter(({ message }) => message.includes('Harbour'))
  await rename('Old Harbour School')
  await rename('New Harbour School')
  expect((await listTold()).map(({ message }) => message)).toEqual([
    '“New Harbour School” asks to be accredited as a verifier',
    '“Harbour School” asks to be accredited as a verifier',
  ])
  await client.ok('DELETE', `/api/users/${applicant.id}`)
  expect(await listTold()).toEqual([])
  const events = await rig.node.ctx.pool.query(`select 1 from events where data::text like '%Harbour%'`)
  expect(events.rows).toEqual([])
})

test('a refused applicant who erases the account erases no notification about a later application of another person under the same name', async () => {
  const username = `admin ${crypto.randomUUID().slice(0, 8)}`
  const user = await rig.administrator.ok<User>('POST', '/api/users', { username })
  const listTold = async () =>
    (await readInbox({ client: rig.administrator, user })).filter(({ message }) => message.includes('Contested'))
  const listEvents = async () =>
    (
      await rig.node.ctx.pool.query(`select 1 from events where data->>'organization' = 'Contested College'
      and data->>'status' = 'applied'`)
    ).rows
  const refused = await buildApplicant(rig, 'Contested College')
  await rig.decide(refused.application, 'refuse')
  const waiting = await buildApplicant(rig, 'Contested College')
  const eventsOfTwo = await listEvents()
  await refused.client.ok('DELETE', `/api/users/${refused.user.id}`)
  expect(await listTold()).toEqual([
    { title: 'An application waits', message: '“Contested College” asks to be accredited as a verifier' },
  ])
  expect((await listEvents()).length).toBe(eventsOfTwo.length / 2)
  await waiting.client.ok('DELETE', `/api/users/${waiting.user.id}`)
  expect([await listTold(), await listEvents()]).toEqual([[], []])
})

test('an application to become a verifier changes nothing when it is sent again, even at the same moment', async () => {
  const person = await buildUser(rig.node)
  const answers = await Promise.all(
    ['Once College', 'Twice College', 'Once College'].map((name) => rig.apply(person, name)),
  )
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
  const waiting = (await rig.listApplications()).filter(({ userId }) => userId === person.user.id)
  expect(waiting).toHaveLength(1)
  expect(await rig.apply(person, 'Another College')).toEqual(answers[0])
})

test('only an administrator can list the applications, newest first, and others are told that there is no such list', async () => {
  const [older, newer] = [await buildApplicant(rig, 'Older Applicant'), await buildApplicant(rig, 'Newer Applicant')]
  const [first, second] = await rig.listApplications()
  expect(first).toEqual({
    id: newer.application,
    userId: newer.user.id,
    username: newer.user.username,
    walletAddress: newer.client.address,
    organization: 'Newer Applicant',
    details: { website: '', contact: '', note: '' },
    questions: [],
    domainProof: null,
    appliedAt: expect.any(String),
    standing: 'none',
    accreditedName: null,
    shownOnChain: false,
  })
  expect(second?.id).toBe(older.application)
  expect(await newer.client.code('GET', '/api/admin/verifier-applications')).toBe('404 not-found')
})

test('an administrator’s own profile says that the person is an administrator', async () => {
  const profile = await rig.administrator.ok<User>('POST', '/api/users', { username: 'the administrator' })
  expect(profile.isAdministrator).toBe(true)
  expect((await rig.readUser(rig.reader)).isAdministrator).toBe(false)
})

test('an administrator approves an application only if the chain accredits the wallet under exactly this name', async () => {
  const person = await buildApplicant(rig, 'Shown College')
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

test('an administrator may send a decision on an application again, and cannot reverse it', async () => {
  const person = await buildAccredited(rig, 'Decided College')
  const decision = { id: person.application, status: 'approved', reason: null, decidedBy: rig.administrator.address }
  expect((await rig.listDecisions())[0]).toMatchObject(decision)
  expect((await rig.decide(person.application, 'approve')).status).toBe(200)
  expect(await rig.decide(person.application, 'refuse')).toMatchObject({
    status: 409,
    body: { code: 'application-decided' },
  })
  const refused = await buildApplicant(rig, 'Refused Twice')
  expect((await rig.decide(refused.application, 'refuse')).status).toBe(200)
  expect((await rig.decide(refused.application, 'refuse')).status).toBe(200)
  expect((await rig.decide(refused.application, 'approve')).status).toBe(409)
})

test('an administrator cannot decide on an application whose name has changed since the administrator read it', async () => {
  const { client, user } = await buildAccredited(rig, 'First School')
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

test('an administrator cannot refuse an application when the chain has accredited the applicant under the name in the application', async () => {
  const person = await buildApplicant(rig, 'Already There')
  await rig.accredit(person, 'Already There')
  expect(await rig.decide(person.application, 'refuse')).toMatchObject({ body: { code: 'chain-shows-otherwise' } })
})

test('an administrator can refuse an application with a reason, which the applicant sees, and the applicant may apply again', async () => {
  const person = await buildApplicant(rig, 'Hasty College')
  await rig.decide(person.application, 'refuse', 'No such college')
  expect(await readInbox(person)).toEqual([
    { title: 'Application refused', message: 'The application of “Hasty College” was refused: “No such college”' },
  ])
  expect(await readStatus(person)).toMatchObject({ application: { status: 'refused', reason: 'No such college' } })
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

test('an administrator can refuse one person any number of times, and the newest twenty decisions are kept', async () => {
  const person = await buildApplicant(rig, 'The first of many')
  const names = async () => {
    const { rows } = await rig.node.ctx.pool.query(
      'select organization from verifier_applications where user_id = $1 order by id',
      [person.user.id],
    )
    return rows.map(({ organization }) => organization)
  }
  const refuseWaiting = async () => {
    const waiting = (await rig.listApplications()).find(({ userId }) => userId === person.user.id)
    expect(await rig.decide(waiting?.id ?? 0, 'refuse')).toMatchObject({ status: 200 })
  }
  await refuseWaiting()
  await rig.node.ctx.pool.query(
    `insert into verifier_applications (user_id, organization, status, decided_at, decided_by)
       select $1, 'Another', 'refused', now(), $2 from generate_series(1, 19)`,
    [person.user.id, rig.administrator.address],
  )
  await rig.apply(person, 'The last of many')
  expect(await names()).toHaveLength(21)
  await refuseWaiting()
  expect(await names()).toEqual([...Array(19).fill('Another'), 'The last of many'])
})
