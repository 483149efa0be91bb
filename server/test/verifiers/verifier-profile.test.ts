import type { RegisterEntry } from '@did/domain/verifier/register'
import type { VerifierProfile } from '@did/domain/verifier/verifier-profile'
import { demoAdministrator } from '@did/local/demo-accounts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildAttributeKey, buildTemplate, buildUser, type Person } from '../rig/builders.ts'
import { Client } from '../rig/client.ts'
import { buildReviewRig, type ReviewRig } from './review-rig.ts'

let open: ReviewRig
let review: ReviewRig
beforeAll(async () => {
  ;[open, review] = await Promise.all([buildReviewRig('open'), buildReviewRig('review')])
  open.follow()
  review.follow()
})
afterAll(() => Promise.all([open.close(), review.close()]))

const readWallet = (rig: ReviewRig, wallet: string) =>
  new Client(rig.node).ok<VerifierProfile>('GET', `/api/verifiers/wallet/${wallet}`)
const read = (rig: ReviewRig, { client }: Person) => readWallet(rig, client.address)
const build = async (rig: ReviewRig, name: string) => {
  const verifier = await buildUser(rig.node)
  await rig.apply(verifier, name)
  return verifier
}
const nothing = { templates: [], attributeKey: null }

test('everybody can read who accredited a verifier, when, and which names the verifier had before', async () => {
  const verifier = await buildUser(review.node)
  await review.accredit(verifier, 'Harbour School')
  await review.accredit(verifier, 'Harbour College', 'harbour.example')
  await review.untilLevel()
  const profile = await read(review, verifier)
  const administrator = demoAdministrator.address.toLowerCase()
  const changes = [
    expect.objectContaining({ kind: 'accredited', name: 'Harbour School', domain: null, administrator }),
    expect.objectContaining({ kind: 'accredited', name: 'Harbour College', domain: 'harbour.example', administrator }),
  ]
  expect(profile).toMatchObject({ kind: 'registered', domainProvenAt: null, ...nothing })
  const { entry } = profile as { entry: RegisterEntry }
  expect(entry).toMatchObject({ status: 'accredited', name: 'Harbour College', domain: 'harbour.example', changes })
  expect(entry.accreditedSince).toBe(entry.changes[0]?.at)
})

test('a verifier’s profile shows when a domain was proven only if the chain names this domain', async () => {
  const [proven, moved] = [await build(open, 'Pilot House'), await build(open, 'Signal Box')]
  const provenAt = new Date()
  for (const { user } of [proven, moved])
    await open.node.ctx.pool.query(
      "insert into domain_proofs (user_id, domain, proven_at, expires_at) values ($1, 'pilots.example', $2, now() + interval '1 year')",
      [user.id, provenAt],
    )
  await open.accredit(proven, 'Pilot House', 'pilots.example')
  await open.accredit(moved, 'Signal Box', 'signals.example')
  await open.untilLevel()
  expect(await read(open, proven)).toMatchObject({ domainProvenAt: provenAt.toISOString() })
  expect(await read(open, moved)).toMatchObject({ domainProvenAt: null })
})

test('a verifier’s templates and attribute key are public, and its account and the uses of its templates are not', async () => {
  const verifier = await build(open, 'Lock Keepers')
  const { id } = await buildTemplate(verifier, { title: 'Lock licence' })
  const retired = await buildTemplate(verifier, { title: 'Old licence' })
  await verifier.client.ok('DELETE', `/api/templates/${retired.id}`)
  const key = await buildAttributeKey(verifier)
  await verifier.client.ok('PUT', `/api/users/${verifier.user.id}/attribute-key`, key)
  const { number, publicKey, validUntil } = key
  expect(await read(open, verifier)).toEqual({
    kind: 'self-registered',
    name: 'Lock Keepers',
    templates: [{ id, type: 'license', title: 'Lock licence', summary: expect.any(String) }],
    attributeKey: { number, publicKey, validUntil },
  })
})

test('a suspended verifier’s profile shows the suspension, and shows no templates and no attribute key', async () => {
  const verifier = await build(open, 'Tide Office')
  await buildTemplate(verifier, { title: 'Tide licence' })
  await open.accredit(verifier, 'Tide Office')
  await open.suspend(verifier, 'Its register was forged.')
  await open.untilLevel()
  expect(await read(open, verifier)).toMatchObject({
    kind: 'registered',
    entry: { status: 'suspended', reason: 'Its register was forged.', changes: [{}, { kind: 'suspended' }] },
    ...nothing,
  })
})

test('the profile of an account that is no verifier looks like the profile of a wallet without an account', async () => {
  const [person, applicant] = [await buildUser(open.node), await build(review, 'Chart House')]
  const nobody = await readWallet(open, `0x${'99'.repeat(20)}`)
  expect(nobody).toEqual({ kind: 'unknown' })
  expect(await read(open, person)).toEqual(nobody)
  expect(await read(review, applicant)).toEqual(nobody)
  expect(await new Client(open.node).code('GET', '/api/verifiers/wallet/0x12')).toBe('400 invalid-input')
})

test('a verifier is found by its address in upper or lower case', async () => {
  const verifier = await build(open, 'Rope Makers')
  const upper = `0x${verifier.client.address.slice(2).toUpperCase()}`
  expect(await readWallet(open, upper)).toMatchObject({ name: 'Rope Makers' })
})

test('a profile does not show an unreviewed name that equals, contains or resembles an accredited verifier’s name', async () => {
  const first = await build(open, 'Northfield Academy')
  const others = [await build(open, 'Northfield Academy Hospital'), await build(open, 'Northfield Akademy')]
  const real = await buildUser(open.node)
  await open.accredit(real, 'Northfie1d Academy')
  await open.untilLevel()
  for (const verifier of [first, ...others])
    expect(await read(open, verifier)).toMatchObject({ kind: 'self-registered', name: null })
})

test('a verifier’s profile shows neither the default name nor the username as the name of the organisation', async () => {
  const preset = await build(open, 'Sample Organization')
  expect(await read(open, preset)).toMatchObject({ kind: 'self-registered', name: null })
  await open.accredit(preset, 'Sample Organization')
  await open.untilLevel()
  expect(await read(open, preset)).toMatchObject({ kind: 'self-registered', name: null })
  const nameless = await build(open, 'Ferry School')
  const { username } = nameless.user
  await nameless.client.ok('PUT', `/api/users/${nameless.user.id}`, { username, organization: '' })
  expect(await read(open, nameless)).toMatchObject({ kind: 'self-registered', name: null })
})
