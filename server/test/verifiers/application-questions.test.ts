import type { DataExport } from '@did/domain/account/data-export'
import type { User } from '@did/domain/account/user'
import type { ApplicationQuestion } from '@did/domain/verifier/application'
import { maximumApplicationLength, maximumApplications } from '@did/domain/verifier/limits'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildUser, type Person } from '../rig/builders.ts'
import { buildAccredited, buildApplicant, buildReviewRig, type ReviewRig, readInbox, readStatus } from './review-rig.ts'

let rig: ReviewRig
let told: () => Promise<string[]>
beforeAll(async () => {
  rig = await buildReviewRig()
  const user = await rig.administrator.ok<User>('POST', '/api/users', { username: 'The administrator' })
  told = async () => (await readInbox({ client: rig.administrator, user })).map(({ message }) => message)
  rig.follow()
})
afterAll(() => rig.close())

const details = { website: 'northfield.edu', contact: 'Registry, +1 555 0100', note: 'We confirm degrees.' }
const kept = { ...details, website: 'https://northfield.edu' }
const pathOf = (id: number) => `/api/admin/verifier-applications/${id}/question`
const ask = (id: number, text = 'Which faculty?') => rig.administrator.code('POST', pathOf(id), { text })
const change = ({ client, user }: Person, body: object) => client.code('PUT', `/api/users/${user.id}/application`, body)
const findWaiting = async ({ user }: Person) => (await rig.listApplications()).find(({ userId }) => userId === user.id)

test('an administrator and the applicant can read the web site, the contact and the note of an application', async () => {
  const person = await buildUser(rig.node)
  const body = { organization: 'Detailed College', details }
  await person.client.ok('PUT', `/api/users/${person.user.id}/verifier`, body)
  expect(await findWaiting(person)).toMatchObject({ details: kept, questions: [] })
  expect(await readStatus(person)).toMatchObject({ application: { details: kept, questions: [] } })
  const { verifierApplications } = await person.client.ok<DataExport>('GET', '/api/export')
  expect(verifierApplications).toMatchObject([{ organization: 'Detailed College', ...kept, questions: [] }])
})

test('an application without a web site, a contact and a note is stored with empty texts', async () => {
  const person = await buildApplicant(rig, 'Silent College')
  expect(await findWaiting(person)).toMatchObject({ details: { website: '', contact: '', note: '' } })
})

test.each([
  ['a web site that is no address', { website: 'javascript:alert(1)' }],
  ['a note beyond the limit', { note: 'x'.repeat(maximumApplicationLength.note + 1) }],
  ['a contact beyond the limit', { contact: 'x'.repeat(maximumApplicationLength.contact + 1) }],
])('an application with %s is refused', async (_fault, part) => {
  const person = await buildUser(rig.node)
  const body = { organization: 'Faulty College', details: { ...details, ...part } }
  expect(await person.client.code('PUT', `/api/users/${person.user.id}/verifier`, body)).toBe('400 invalid-input')
})

test('an administrator can ask an applicant a question, and the applicant answers by changing the application', async () => {
  const person = await buildApplicant(rig, 'Asked College')
  expect(await ask(person.application)).toBe('200 undefined')
  const open = { text: 'Which faculty?', askedAt: expect.any(String), answeredAt: null }
  expect(await readStatus(person)).toMatchObject({ application: { status: 'pending', questions: [open] } })
  expect(await readInbox(person)).toEqual([
    {
      title: 'A question about your application',
      message: 'An administrator asks about “Asked College”: “Which faculty?”',
    },
  ])
  expect(await ask(person.application, 'And which campus?')).toBe('409 question-open')

  expect(await change(person, { organization: 'Asked College', details })).toBe('200 undefined')
  expect(await findWaiting(person)).toMatchObject({
    details: kept,
    questions: [{ ...open, answeredAt: expect.any(String) }],
  })
  expect((await told()).filter((message) => message.includes('Asked College'))).toEqual([
    '“Asked College” answered your question by changing its application',
  ])
})

test('a change of an application notifies nobody when no question is open', async () => {
  const person = await buildApplicant(rig, 'Quiet College')
  const before = await told()
  await change(person, { organization: 'Quiet College', details })
  await change(person, { organization: 'Quiet College', details: { ...details, note: 'Once more.' } })
  expect(await told()).toEqual(before)
})

test('a change of an application that contains no details keeps the earlier details', async () => {
  const person = await buildApplicant(rig, 'Kept College')
  await change(person, { organization: 'Kept College', details })
  await change(person, { organization: 'Renamed College' })
  expect(await findWaiting(person)).toMatchObject({ organization: 'Renamed College', details: kept })
})

test('a verifier answers the question about its application when it changes the name of its organisation', async () => {
  const { client, user } = await buildAccredited(rig, 'Old Academy')
  const rename = (organization: string) =>
    client.ok('PUT', `/api/users/${user.id}`, { username: user.username, organization })
  await rename('New Academy')
  const { id } = (await findWaiting({ client, user })) ?? { id: 0 }
  await ask(id, 'Which of the two?')
  await rename('Newer Academy')
  expect(await findWaiting({ client, user })).toMatchObject({ questions: [{ answeredAt: expect.any(String) }] })
})

test('an administrator can ask a limited number of questions about an application', async () => {
  const person = await buildApplicant(rig, 'Patient Academy')
  for (let count = 0; count < maximumApplications.questions; count += 1) {
    expect(await ask(person.application)).toBe('200 undefined')
    await change(person, { organization: 'Patient Academy', details })
  }
  expect(await ask(person.application)).toBe('409 too-many-questions')
})

test('only one of two concurrent questions is stored, and a decided application can be neither asked about nor changed', async () => {
  const person = await buildApplicant(rig, 'Hurried Academy')
  const answers = await Promise.all([ask(person.application, 'One?'), ask(person.application, 'Two?')])
  expect(answers.toSorted()).toEqual(['200 undefined', '409 question-open'])
  await rig.decide(person.application, 'refuse')
  expect(await ask(person.application)).toBe('409 application-decided')
  expect(await change(person, { organization: 'Hurried Academy', details })).toBe('409 application-decided')
})

test('a stranger can neither ask about an application nor change it', async () => {
  const person = await buildApplicant(rig, 'Guarded Academy')
  const stranger = await buildUser(rig.node)
  expect(await stranger.client.code('POST', pathOf(person.application), { text: 'Who?' })).toBe('403 not-allowed')
  expect(await person.client.code('POST', pathOf(person.application), { text: 'Me?' })).toBe('403 not-allowed')
  const path = `/api/users/${person.user.id}/application`
  const body = { organization: 'Stolen Academy', details }
  expect(await stranger.client.code('PUT', path, body)).toBe('403 not-allowed')
  expect(await rig.administrator.code('PUT', path, body)).toBe('403 not-allowed')
  expect(await findWaiting(person)).toMatchObject({ organization: 'Guarded Academy', questions: [] })
})

test('the erasure of an applicant’s account deletes the applicant’s texts, even from the administrators’ notifications', async () => {
  const person = await buildApplicant(rig, 'Vanishing Academy')
  await ask(person.application, 'A question to the vanishing one?')
  await change(person, { organization: 'Vanished Academy', details: { ...details, note: 'A vanishing note.' } })
  expect((await told()).some((message) => message.includes('Vanishing Academy'))).toBe(false)
  await person.client.ok('DELETE', `/api/users/${person.user.id}`)
  expect((await told()).some((message) => message.includes('Vanish'))).toBe(false)
  const left = await rig.node.ctx.pool.query(
    `select 1 from events where data::text ilike '%vanish%' union all
     select 1 from verifier_applications a where a::text ilike '%vanish%' union all
     select 1 from notifications n where n::text ilike '%vanish%'`,
  )
  expect(left.rows).toEqual([])
})

test('an administrator’s export contains none of the details that applicants wrote', async () => {
  const person = await buildApplicant(rig, 'Discreet Academy')
  await change(person, { organization: 'Discreet Academy', details: { ...details, contact: 'Discreet contact' } })
  await rig.decide(person.application, 'refuse', 'No such place')
  const exported = await rig.administrator.ok<DataExport>('GET', '/api/export')
  expect(exported.applicationsDecided.map(({ organization }) => organization)).toContain('Discreet Academy')
  expect(JSON.stringify(exported)).not.toContain('Discreet contact')
})

test('the API’s answer to a new question about an application lists all questions about it, each with its time', async () => {
  const person = await buildApplicant(rig, 'Listed Academy')
  const questions = await rig.administrator.ok<ApplicationQuestion[]>('POST', pathOf(person.application), {
    text: 'Which year?',
  })
  expect(questions).toEqual([{ text: 'Which year?', askedAt: expect.any(String), answeredAt: null }])
})
