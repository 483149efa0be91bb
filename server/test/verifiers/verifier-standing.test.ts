import type { Notification } from '@did/domain/account/notification'
import type { User } from '@did/domain/account/user'
import type { Claim } from '@did/domain/claim/claim'
import type { ClaimHistory } from '@did/domain/claim/history'
import type { Template } from '@did/domain/template/template'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildRequest, buildTemplate, buildUser, buildVerifiedClaim, type Person } from '../rig/builders.ts'
import { buildReviewRig, type ReviewRig } from './review-rig.ts'

let open: ReviewRig
let review: ReviewRig
beforeAll(async () => {
  ;[open, review] = await Promise.all([buildReviewRig('open'), buildReviewRig('review')])
  open.follow()
  review.follow()
})
afterAll(() => Promise.all([open.close(), review.close()]))

const applyForAccreditation = ({ client, user }: Person, organization: string) =>
  client.call<User & { code?: string }>('PUT', `/api/users/${user.id}/accreditation`, { organization })
const listOf = async (rig: ReviewRig, { user }: Person) =>
  (await rig.listApplications()).filter(({ userId }) => userId === user.id)

test('a self-registered verifier sees that it is self-registered, and a person who is no verifier has no accreditation', async () => {
  const [verifier, person] = [await buildUser(open.node), await buildUser(open.node)]
  expect(await open.apply(verifier, 'Harbour Pilots')).toMatchObject({ accreditation: 'self-registered' })
  expect(await open.readUser(person)).toMatchObject({ isVerifier: false, accreditation: null })
})

test('a self-registered verifier stays a verifier while its application waits, and can be accredited under another name', async () => {
  const verifier = await buildUser(open.node)
  await open.apply(verifier, 'Lock Keepers')
  const applied = await applyForAccreditation(verifier, 'Lock Keepers of Faro')
  expect(applied).toMatchObject({
    status: 200,
    body: { isVerifier: true, accreditation: 'self-registered', verifierApplication: 'pending' },
  })
  expect(await open.findListed(verifier)).toMatchObject({ verifierOrganization: 'Lock Keepers' })
  const [application] = await listOf(open, verifier)
  expect(application).toMatchObject({ organization: 'Lock Keepers of Faro', standing: 'none' })
  await open.accredit(verifier, 'Lock Keepers of Faro')
  expect(await open.decide(application?.id ?? 0, 'approve')).toMatchObject({ status: 200 })
  expect(await open.readUser(verifier)).toMatchObject({
    isVerifier: true,
    accreditation: 'accredited',
    verifierOrganization: 'Lock Keepers of Faro',
    verifierApplication: 'approved',
  })
})

test('a self-registered verifier has at most one application, and further applications under any name change nothing', async () => {
  const verifier = await buildUser(open.node)
  await open.apply(verifier, 'Ferry School')
  await Promise.all(['Ferry School', 'Ferry College'].map((name) => applyForAccreditation(verifier, name)))
  expect(await listOf(open, verifier)).toHaveLength(1)
})

test('a self-registered verifier that changes its present name keeps the name in its application reserved', async () => {
  const [verifier, other] = [await buildUser(open.node), await buildUser(open.node)]
  await open.apply(verifier, 'Rope Makers')
  await applyForAccreditation(verifier, 'Rope Makers of Olhão')
  await verifier.client.ok('PUT', `/api/users/${verifier.user.id}`, {
    username: verifier.user.username,
    organization: 'Sail Makers',
  })
  const path = `/api/users/${other.user.id}/verifier`
  expect(await other.client.code('PUT', path, { organization: 'Rope Makers of Olhão' })).toBe('409 organization-taken')
  expect(await other.client.code('PUT', path, { organization: 'Rope Makers' })).toBe('200 undefined')
})

test('a self-registered verifier stays a verifier when its application is refused, and may apply again', async () => {
  const verifier = await buildUser(open.node)
  await open.apply(verifier, 'Tide Office')
  await applyForAccreditation(verifier, 'Tide Office')
  const [application] = await listOf(open, verifier)
  await open.decide(application?.id ?? 0, 'refuse', 'Not known')
  expect(await open.readUser(verifier)).toMatchObject({ isVerifier: true, verifierApplication: 'refused' })
  expect((await applyForAccreditation(verifier, 'Tide Office')).body.verifierApplication).toBe('pending')
})

test('the owner’s notification gives the verifier’s name and standing, and the claim’s history gives the verifier’s standing', async () => {
  const [owner, verifier] = [await buildUser(open.node), await buildUser(open.node)]
  await open.apply(verifier, 'Lakeside Clinic')
  const { id } = await buildVerifiedClaim(owner, verifier)
  const [told] = await owner.client.ok<Notification[]>('GET', '/api/notifications')
  expect(told?.data).toMatchObject({ verifier: { name: 'Lakeside Clinic', accreditation: 'self-registered' } })
  const { entries } = await owner.client.ok<ClaimHistory>('GET', `/api/claims/${id}/history`)
  const attested = entries.find(({ kind }) => kind === 'attested')?.opened?.detail
  expect(attested).toMatchObject({ verifierStanding: 'self-registered' })

  await open.accredit(verifier, 'Lakeside Hospital')
  await open.untilLevel()
  await buildVerifiedClaim(owner, verifier)
  const [second] = await owner.client.ok<Notification[]>('GET', '/api/notifications')
  expect(second?.data).toMatchObject({ verifier: { name: 'Lakeside Hospital', accreditation: 'accredited' } })
})

test('with the policy “review”, an application does not make the applicant a verifier', async () => {
  const person = await buildUser(review.node)
  expect(await applyForAccreditation(person, 'Chart House')).toMatchObject({
    status: 200,
    body: { isVerifier: false, accreditation: null, verifierApplication: 'pending' },
  })
})

test('an accredited verifier that applies under its accredited name files no application', async () => {
  const person = await buildUser(review.node)
  await review.accredit(person, 'Signal Station')
  await review.untilLevel()
  expect((await applyForAccreditation(person, 'Signal Station')).body).toMatchObject({ accreditation: 'accredited' })
  expect(await listOf(review, person)).toEqual([])
})

const defaultName = 'Sample Organization'
const shownOf = ({ client }: Person) => `${defaultName} (${client.address.slice(0, 6)}...${client.address.slice(-4)})`

test('the list of verifiers and the claims of other people show a verifier’s default name together with its wallet, even if the chain accredits this name', async () => {
  const verifier = await buildUser(open.node)
  await open.apply(verifier, defaultName)
  await open.accredit(verifier, defaultName)
  await open.untilLevel()
  const shown = { name: shownOf(verifier), accreditation: 'self-registered' }

  expect(await open.findListed(verifier)).toMatchObject({
    verifierOrganization: shown.name,
    accreditation: 'self-registered',
  })
  expect(await open.readUser(verifier)).toMatchObject({
    verifierOrganization: defaultName,
    accreditation: 'self-registered',
  })
  const { id, didId } = await buildVerifiedClaim(open.reader, verifier)
  const claims = await open.reader.client.ok<Claim[]>('GET', `/api/claims/did/${didId}`)
  const claim = claims.find((each) => each.id === id)
  expect(claim?.verifiedBy).toMatchObject(shown)
  expect(claim?.asked).toMatchObject([shown])
  const { entries } = await open.reader.client.ok<ClaimHistory>('GET', `/api/claims/${id}/history`)
  expect(entries.find(({ kind }) => kind === 'requested')?.opened?.detail['verifierName']).toBe(shown.name)
  await buildTemplate(verifier, { title: 'License of nobody in particular' })
  const offered = await open.reader.client.ok<Template[]>('GET', '/api/templates?q=nobody%20in%20particular')
  expect(offered.map(({ publisher }) => publisher)).toEqual([{ ...shown, domain: null }])
})

test('with either policy, “open” or “review”, a verifier’s default name is refused in an application', async () => {
  for (const rig of [open, review]) {
    const person = await buildUser(rig.node)
    expect(await applyForAccreditation(person, defaultName)).toMatchObject({
      status: 422,
      body: { code: 'organization-required' },
    })
    expect(await listOf(rig, person)).toEqual([])
  }
  const person = await buildUser(review.node)
  const path = `/api/users/${person.user.id}/verifier`
  expect(await person.client.code('PUT', path, { organization: 'sample organization' })).toBe(
    '422 organization-required',
  )
})

test('a verifier’s default name is shown together with its wallet on a claim whose request still waits', async () => {
  const verifier = await buildUser(open.node)
  await open.apply(verifier, defaultName)
  const { claim } = await buildRequest(open.reader, verifier)
  const claims = await open.reader.client.ok<Claim[]>('GET', `/api/claims/did/${claim.didId}`)
  expect(claims.find(({ id }) => id === claim.id)?.asked).toMatchObject([
    { name: shownOf(verifier), accreditation: 'self-registered', status: 'pending' },
  ])
})
