import type { ContactMessage } from '@did/domain/account/contact-message'
import { demoAdministrator } from '@did/local/demo-accounts'
import { expect } from 'vitest'
import { sql } from '../../src/db/drizzle.ts'
import { buildUser, type Person } from '../rig/builders.ts'
import { type Client, send, signedIn } from '../rig/client.ts'
import { createInstallation, type Node } from '../rig/stack.ts'
import { testWith } from '../rig/test.ts'
import { tidyWithoutWarning } from '../rig/tidy.ts'

let node: Node
let administrator: Client
let somebody: Person
const test = testWith({ ADMIN_WALLETS: demoAdministrator.address })
test.beforeAll(async ({ installation }) => {
  node = await installation.startNode()
  administrator = await signedIn(node, demoAdministrator.privateKey)
  somebody = await buildUser(node)
})
test.beforeEach(async () => {
  await node.ctx.db.execute(sql`delete from contact_messages`)
})

const letter = { name: 'Grace', email: 'grace@example.org', message: 'The link of my school does not open.' }
const write = (change: object = {}, to: Node = node) => send(to, 'POST', '/api/contact', { ...letter, ...change })
const read = (status = 'waiting') =>
  administrator.ok<ContactMessage[]>('GET', `/api/admin/contact-messages?status=${status}`)

test('a contact message can be sent without an account, and an administrator can read it', async () => {
  expect((await write()).status).toBe(204)
  expect(await read()).toEqual([{ ...letter, id: expect.any(Number), sentAt: expect.any(String), doneAt: null }])
})

test('a contact message is stored with the sender’s name and mail address, and with nothing else about the sender', async () => {
  await somebody.client.ok('POST', '/api/contact', letter)
  const { rows } = await node.ctx.db.execute(sql`select * from contact_messages`)
  expect(Object.keys(rows[0] ?? {})).toEqual(['id', 'name', 'email', 'message', 'created_at', 'done_at'])
})

test('a contact message is trimmed and normalised before it is stored', async () => {
  await write({ name: '  Zoe\u0308 ', message: '  <b>Caf\u00e9</b>\ncafe\u0301  ' })
  expect(await read()).toMatchObject([{ name: 'Zo\u00eb', message: '<b>Caf\u00e9</b>\ncaf\u00e9' }])
})

test.each([
  ['no name', { name: ' ' }, 'name'],
  ['a name that is too long', { name: 'x'.repeat(121) }, 'name'],
  ['an invalid address', { email: 'grace@' }, 'email'],
  ['too few words', { message: 'Help' }, 'message'],
  ['too many words', { message: 'x'.repeat(4001) }, 'message'],
  ['a control character', { message: 'The link\u0000 does not open' }, 'message'],
  ['half a character', { name: 'Grace \ud800' }, 'name'],
])('a contact message with %s is refused, and the answer names the field', async (_, change, path) => {
  expect((await write(change)).body).toMatchObject({ code: 'invalid-input', errors: [{ path }] })
  expect(await read()).toEqual([])
})

test('a contact message is accepted when its name and its text have the greatest allowed length', async () => {
  expect((await write({ message: 'x'.repeat(4000), name: '界'.repeat(120) })).status).toBe(204)
})

test('an administrator marks a contact message as done or not done, and marking it twice changes nothing', async () => {
  await write()
  const [waiting] = await read()
  const mark = (isDone: boolean) =>
    administrator.ok<ContactMessage>('PUT', `/api/admin/contact-messages/${waiting?.id}`, { isDone })
  const done = await mark(true)
  expect(done).toEqual({ ...waiting, doneAt: expect.any(String) })
  expect(await mark(true)).toEqual(done)
  expect([await read(), await read('done')]).toEqual([[], [done]])
  expect(await mark(false)).toEqual(waiting)
  expect([await read(), await read('done')]).toEqual([[waiting], []])
})

test('an administrator reads contact messages page by page, newest first', async () => {
  for (const name of ['first', 'second', 'third']) await write({ name })
  const page = await administrator.call<ContactMessage[]>('GET', '/api/admin/contact-messages?limit=2')
  expect(page.body.map(({ name }) => name)).toEqual(['third', 'second'])
  const [, next] = /<(.*)>/.exec(page.headers.get('link') ?? '') ?? []
  expect(await administrator.ok('GET', String(next))).toMatchObject([{ name: 'first' }])
})

test('only an administrator reads or marks contact messages', async () => {
  await write()
  const [message] = await read()
  expect(await somebody.client.code('GET', '/api/admin/contact-messages')).toBe('404 not-found')
  const path = `/api/admin/contact-messages/${message?.id}`
  expect(await somebody.client.code('PUT', path, { isDone: true })).toBe('403 not-allowed')
  expect(await read()).toEqual([message])
})

test('a client can send five contact messages an hour, and refused messages do not count towards this limit', async () => {
  const strict = await createInstallation({ RATE_LIMIT_MESSAGES: '' })
  const other = await strict.startNode()
  for (let count = 0; count < 6; count++) expect((await write({ name: '' }, other)).status).toBe(400)
  for (let count = 0; count < 5; count++) expect((await write({}, other)).status).toBe(204)
  const refused = await write({}, other)
  expect(refused.body).toMatchObject({ status: 429, code: 'too-many-messages' })
  expect(Number(refused.headers.get('retry-after'))).toBe(3600)
  await strict.close()
})

test('contact messages are deleted after twelve months, whether they are done or not', async () => {
  for (const name of ['old', 'young']) await write({ name })
  const age = (name: string, months: string) =>
    node.ctx.db.execute(sql`update contact_messages set created_at = now() - ${months}::interval where name = ${name}`)
  await age('old', '12 months 1 minute')
  await age('young', '11 months 29 days')
  await tidyWithoutWarning(node)
  expect(await read()).toMatchObject([{ name: 'young' }])
})
