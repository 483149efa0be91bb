import type { User } from '@did/domain/account/user'
import type { Problem } from '@did/domain/problem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { holdNamesFromBefore } from '../../src/modules/organization-names/service.ts'
import { buildRequest, buildUser, type Person } from '../rig/builders.ts'
import { tidyWithoutWarning } from '../rig/tidy.ts'
import { buildReviewRig, type ReviewRig } from './review-rig.ts'

let open: ReviewRig
let review: ReviewRig
beforeAll(async () => {
  ;[open, review] = await Promise.all([buildReviewRig('open'), buildReviewRig('review')])
  open.follow()
  review.follow()
})
afterAll(() => Promise.all([open.close(), review.close()]))

const register = ({ client, user }: Person, organization: string) =>
  client.call<User & Problem>('PUT', `/api/users/${user.id}/verifier`, { organization })
async function buildNamed(rig: ReviewRig, organization: string): Promise<Person> {
  const person = await buildUser(rig.node)
  expect((await register(person, organization)).status).toBe(200)
  return person
}
const taken = {
  status: 409,
  body: { code: 'organization-taken', errors: [{ path: 'organization', message: expect.any(String) }] },
}

test('a name that looks like another verifier’s name is refused, and the answer names the field', async () => {
  await buildNamed(open, 'Northfield University')
  const impostor = await buildUser(open.node)
  for (const name of [
    'Northfield University',
    'NORTHFIELD UNIVERSITY',
    'N\u043erthfield Universit\u0443',
    'Northfie1d University',
  ])
    expect(await register(impostor, name)).toMatchObject(taken)
  expect((await open.readUser(impostor)).isVerifier).toBe(false)
  expect((await register(impostor, 'Northfield College')).status).toBe(200)
})

test('a name that was stored before the server compared names is reserved for its verifier, too', async () => {
  const early = await buildNamed(open, 'Early Bird School')
  await open.node.ctx.pool.query('delete from organization_names where user_id = $1', [early.user.id])
  await tidyWithoutWarning(open.node)
  expect(await register(await buildUser(open.node), 'EarIy Bird School')).toMatchObject(taken)
})

test('when the server cannot reserve the stored name of one verifier, it still reserves the names of later verifiers', async () => {
  const { pool } = open.node.ctx
  const first = await buildNamed(open, 'Stubborn School')
  const second = await buildNamed(open, 'Patient School')
  await pool.query('delete from organization_names where user_id in ($1, $2)', [first.user.id, second.user.id])
  await pool.query(`create function refuse() returns trigger language plpgsql as $$ begin
      if new.user_id = ${first.user.id} then raise exception 'too odd'; end if; return new; end $$;
    create trigger refuse before insert on organization_names for each row execute function refuse()`)
  await expect(holdNamesFromBefore(open.node.ctx)).rejects.toThrow()
  await pool.query('drop function refuse cascade')
  expect(await register(await buildUser(open.node), 'PATIENT SCHOOL')).toMatchObject(taken)
})

test('a verifier without an organisation cannot use another verifier’s name as its username', async () => {
  await buildNamed(open, 'Southfield University')
  const { client, user } = await buildNamed(open, 'Some Office')
  const path = `/api/users/${user.id}`
  const edit = (profile: object) => client.call<User & Problem>('PUT', path, { username: user.username, ...profile })
  expect(await edit({ username: 'Southfield Univers\u0456ty', organization: '' })).toMatchObject(taken)
  expect((await edit({ organization: '' })).status).toBe(200)
  expect(await edit({ username: 'Southfield Univers\u0456ty' })).toMatchObject(taken)
  expect((await edit({ username: 'Westfield University' })).status).toBe(200)
  expect(await register(await buildUser(open.node), 'Westfie1d University')).toMatchObject(taken)
  expect((await edit({ username: 'Southfield Univers\u0456ty', organization: 'Some Office' })).status).toBe(200)
})

test('a name of an organisation that contains invisible characters is refused', async () => {
  const person = await buildUser(open.node)
  for (const name of ['Zero\u200bWidth', 'Right\u202eLeft', '\u200b'])
    expect(await register(person, name)).toMatchObject({ status: 400, body: { errors: [{ path: 'organization' }] } })
})

test('only one of several applicants who apply for one name at the same time gets it', async () => {
  for (const rig of [open, review]) {
    const people = await Promise.all(Array.from({ length: 6 }, () => buildUser(rig.node)))
    const answers = await Promise.all(
      people.map((person, n) => register(person, n % 2 ? 'Wanted Name' : 'WANTED NAME')),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409, 409])
  }
})

test('a changed name of a verifier is compared like a new name, and the verifier’s old name becomes free', async () => {
  const [first, second] = [await buildNamed(open, 'Old Mill School'), await buildNamed(open, 'New Mill School')]
  const edit = ({ client, user }: Person, organization: string) =>
    client.call<User & Problem>('PUT', `/api/users/${user.id}`, { username: user.username, organization })
  expect(await edit(first, 'New MiIl School')).toMatchObject(taken)
  expect((await edit(first, 'OLD MILL SCHOOL')).body.verifierOrganization).toBe('OLD MILL SCHOOL')
  expect((await edit(second, 'Newer Mill School')).status).toBe(200)
  expect((await edit(first, 'New Mill School')).status).toBe(200)
})

test('a name that the chain has accredited is taken, even if this installation does not know the accredited wallet', async () => {
  await review.accredit(
    { client: { ...review.reader.client, address: `0x${'12'.repeat(20)}` } as never },
    'Chain College',
  )
  await review.untilLevel()
  expect(await register(await buildUser(review.node), 'Chain C0llege')).toMatchObject(taken)
})

test('the name in an application is taken until the application is refused', async () => {
  const applicant = await buildNamed(review, 'Wanting College')
  const other = await buildUser(review.node)
  expect(await register(other, 'Wanting College')).toMatchObject(taken)
  const application = (await review.listApplications()).find(({ userId }) => userId === applicant.user.id)
  await review.decide(application?.id ?? 0, 'refuse')
  expect((await register(other, 'Wanting College')).status).toBe(200)
})

test('the name in a refused application goes to the person who applies for it first', async () => {
  const { pool } = review.node.ctx
  const first = await buildNamed(review, 'Twice Applied')
  const application = (await review.listApplications()).find(({ userId }) => userId === first.user.id)
  await review.decide(application?.id ?? 0, 'refuse')
  const second = await buildUser(review.node)
  const holder = await pool.connect()
  await holder.query('begin')
  // This lock stops the first applicant's call after it has reserved the name, and before it stores
  // the application.
  await holder.query('lock table verifier_applications in share mode')
  const answers = [register(first, 'Twice Applied')]
  const sql = "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'"
  const untilWaiting = (count: number) => expect.poll(async () => (await pool.query(sql)).rowCount).toBe(count)
  await untilWaiting(1)
  answers.push(register(second, 'Twice Applied'))
  await untilWaiting(2)
  await holder.query('commit')
  holder.release()
  expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([200, 409])
})

test('an organisation whose verifier is suspended can use its name again with another wallet', async () => {
  const lost = await buildNamed(open, 'Lost Key Institute')
  await open.accredit(lost, 'Lost Key Institute')
  const found = await buildUser(open.node)
  await open.untilLevel()
  expect(await register(found, 'Lost Key Institute')).toMatchObject(taken)
  await open.suspend(lost, 'Its key was lost')
  await open.untilLevel()
  expect((await register(found, 'Lost Key Institute')).status).toBe(200)
})

test('several verifiers may use the product’s placeholder as the name of their organisation', async () => {
  await buildNamed(open, 'Sample Organization')
  await buildNamed(open, 'Sample Organization')
})

test('a self-registered verifier that the chain suspends becomes a verifier again only after an application', async () => {
  const person = await buildNamed(open, 'Self Registered')
  expect(await open.findListed(person)).toMatchObject({ accreditation: 'self-registered' })
  await buildRequest(open.reader, person)
  await open.accredit(person, 'Self Registered')
  await open.suspend(person, 'Not what it said')
  await open.untilLevel()
  expect(await open.findListed(person)).toBeUndefined()
  expect((await register(person, 'Self Registered')).body).toMatchObject({
    isVerifier: false,
    verifierApplication: 'pending',
  })
})
