import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import { sendAlerts } from '../../src/modules/alerts/send-alerts.ts'
import { sendReminders } from '../../src/modules/reminders/service.ts'
import { openMailServer } from '../../src/outside/mail.ts'
import {
  buildClaim,
  buildRequest,
  buildUser,
  buildVerifiedClaim,
  buildVerifier,
  type Person,
  revoke,
} from '../rig/builders.ts'
import { send } from '../rig/client.ts'
import { publicUrl } from '../rig/stack.ts'
import { type MailRig, openMailRig, settingsOf, tokenIn } from './mail-rig.ts'

let rig: MailRig
let owner: Person
let verifier: Person
beforeAll(async () => {
  rig = await openMailRig()
  verifier = await buildVerifier(rig.node)
})
beforeEach(async () => {
  rig.receiver.behaviour.mode = 'take'
  owner = await buildUser(rig.node)
  await rig.deliver()
  rig.receiver.mails.length = 0
})
afterAll(() => rig.close())

const alertsOf = ({ user }: Person) =>
  rig.node.ctx.pool.query('select * from alerts where user_id = $1 order by id', [user.id]).then(({ rows }) => rows)
/**
 * Makes all waiting mails due, so that the next delivery sends them. Otherwise, a mail waits for
 * another attempt, or for a quarter of an hour after the last mail of its kind.
 */
const makeDue = () =>
  rig.node.ctx.pool.query('update alerts set due_at = now() where sent_at is null and user_id = $1', [owner.user.id])

test('an alert mail tells the owner that a request was decided, and names nobody and no credential', async () => {
  const address = await rig.tell(owner, ['decided'])
  const claim = await buildVerifiedClaim(owner, verifier)
  await rig.deliver()
  expect(rig.receiver.mails).toMatchObject([{ recipient: address }])
  const [mail] = rig.receiver.mails
  expect(mail?.headers.get('from')).toBe('alerts@did.example')
  const known = [claim.title, owner.user.username, verifier.user.verifierOrganization ?? '', owner.client.address]
  for (const personal of known) expect(mail?.source).not.toContain(personal)
  expect(mail?.text).toContain(`${publicUrl}/`)
})

test('an alert mail is sent for every kind of alert that its reader chose, and for no other kind', async () => {
  await rig.tell(owner, ['question', 'revoked'])
  const asking = await buildVerifier(rig.node)
  await rig.tell(asking, ['asked'])
  const { request } = await buildRequest(owner, asking)
  await asking.client.ok('POST', `/api/verification-requests/${request.id}/question`, { text: 'Which year?' })
  const claim = await buildVerifiedClaim(owner, verifier)
  await revoke(verifier, claim, 'other')
  await rig.deliver()
  expect(rig.subjects()).toEqual([
    expect.stringContaining('a confirmation was withdrawn'),
    expect.stringContaining('a question about a request'),
    expect.stringContaining('somebody asked you to confirm something'),
  ])
})

test('an alert mail tells the owner that somebody opened a link, but not when the same person opens the link again', async () => {
  await rig.tell(owner, ['opened'])
  const claim = await buildClaim(owner)
  const id = `${'o'.repeat(21)}A`
  await owner.client.ok('POST', `/api/claims/${claim.id}/shares`, { kind: 'controlled', id, ciphertext: 'AAAA' })
  const open = () => send(rig.node, 'POST', `/api/shares/${id}/open`, { viewer: 'A'.repeat(22) })
  expect(await open()).toMatchObject({ status: 200 })
  await rig.deliver()
  expect(await open()).toMatchObject({ status: 200 })
  await makeDue()
  await rig.deliver()
  expect(rig.subjects()).toEqual([expect.stringContaining('somebody opened a link of yours')])
})

test('an alert mail tells the owner only once that a confirmation ends soon', async () => {
  const address = await rig.tell(owner, ['ending'])
  const inTwentyDays = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10)
  await buildVerifiedClaim(owner, verifier, { validUntil: inTwentyDays })
  await sendReminders(rig.node.ctx)
  await rig.deliver()
  expect(rig.receiver.mails).toMatchObject([{ recipient: address }])
  expect(rig.subjects()).toEqual([expect.stringContaining('a confirmation of yours ends soon')])
  await sendReminders(rig.node.ctx)
  await makeDue()
  await rig.deliver()
  expect(rig.receiver.mails).toHaveLength(1)
})

test('an alert mail is not sent when its reader has switched off alerts of this kind before the delivery', async () => {
  await rig.tell(owner, ['decided'])
  await buildVerifiedClaim(owner, verifier)
  await owner.client.ok('PUT', '/api/alerts', { mailKinds: ['asked'] })
  await rig.deliver()
  expect(rig.receiver.mails).toEqual([])
  expect(await alertsOf(owner)).toMatchObject([{ kind: 'confirm' }, { kind: 'decided', sent_at: null }])
})

test('one alert mail reports all earlier changes of its kind, and the next mail is sent a quarter of an hour later at the earliest', async () => {
  await rig.tell(owner, ['decided'])
  await buildVerifiedClaim(owner, verifier)
  await buildVerifiedClaim(owner, verifier)
  await rig.deliver()
  await buildVerifiedClaim(owner, verifier)
  await rig.deliver()
  expect(rig.receiver.mails).toHaveLength(1)
  await makeDue()
  await rig.deliver()
  expect(rig.receiver.mails).toHaveLength(2)
})

test('the link in an alert mail stops all alert mails to the account without a sign-in, and opening the link again changes nothing', async () => {
  await rig.tell(owner, ['decided', 'asked'])
  await buildVerifiedClaim(owner, verifier)
  await rig.deliver()
  const token = tokenIn(rig.receiver.mails[0]?.text, 'stop')
  expect(await rig.stop(token)).toMatchObject({ status: 204 })
  expect(await rig.stop(token)).toMatchObject({ status: 204 })
  expect(await settingsOf(owner)).toMatchObject({ mail: { isConfirmed: true, kinds: [] } })
  expect(await rig.stop('AAAAAAAAAAAAAAAAAAAAAA')).toMatchObject({ status: 410, body: { code: 'alert-link-over' } })
})

test('the button of a mail program stops alert mails, although the program sends a form without an `Origin` header', async () => {
  await rig.tell(owner, ['decided'])
  await buildVerifiedClaim(owner, verifier)
  await rig.deliver()
  const header = rig.receiver.mails[0]?.headers.get('list-unsubscribe') ?? ''
  expect(rig.receiver.mails[0]?.headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
  const path = new URL(header.slice(1, -1)).pathname
  const reply = await fetch(`${rig.node.url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  })
  expect(reply.status).toBe(204)
  expect(await settingsOf(owner)).toMatchObject({ mail: { kinds: [] } })
})

test('an alert mail that the mail server has refused is sent again later', async () => {
  await rig.tell(owner, ['decided'])
  await buildVerifiedClaim(owner, verifier)
  rig.receiver.behaviour.mode = 'refuse'
  await rig.deliver()
  rig.receiver.behaviour.mode = 'take'
  await rig.deliver()
  expect(rig.receiver.mails).toEqual([])
  await makeDue()
  await rig.deliver()
  expect(rig.receiver.mails).toHaveLength(1)
})

test('an alert mail is sent again with the same Message-ID when the node died before it marked the mail as sent', async () => {
  await rig.tell(owner, ['decided'])
  await buildVerifiedClaim(owner, verifier)
  await rig.deliver()
  await rig.node.ctx.pool.query(
    `update alerts set sent_at = null, taken_until = now() where kind = 'decided' and user_id = $1`,
    [owner.user.id],
  )
  await rig.deliver()
  const ids = rig.receiver.mails.map(({ headers }) => headers.get('message-id'))
  expect(ids).toEqual([expect.stringMatching(/^<[\w-]+@localhost>$/), ids[0]])
  expect(rig.receiver.mails[1]?.headers.get('date')).toBe(rig.receiver.mails[0]?.headers.get('date'))
})

test('an alert mail is sent only once when several nodes look for mails at the same time', async () => {
  const second = await rig.installation.startNode()
  await rig.tell(owner, ['decided'])
  await buildVerifiedClaim(owner, verifier)
  await Promise.all([sendAlerts(rig.node.ctx), sendAlerts(second.ctx)])
  expect(rig.receiver.mails).toHaveLength(1)
})

test('an alert mail is not sent to the address of an erased account', async () => {
  await rig.tell(owner, ['decided'])
  await buildVerifiedClaim(owner, verifier)
  await owner.client.ok('DELETE', `/api/users/${owner.user.id}`)
  await rig.deliver()
  expect(rig.receiver.mails).toEqual([])
  const { rows } = await rig.node.ctx.pool.query('select 1 from alerts where recipient is not null and user_id is null')
  expect(rows).toEqual([])
})

test('the stop token of one account’s alert mails stops no mails of another account', async () => {
  await rig.tell(owner, ['decided'])
  const other = await buildUser(rig.node)
  await rig.tell(other, ['decided'])
  const { rows } = await rig.node.ctx.pool.query('select stop_token from alert_settings where user_id = $1', [
    other.user.id,
  ])
  await rig.stop(rows[0].stop_token)
  expect(await settingsOf(owner)).toMatchObject({ mail: { kinds: ['decided'] } })
  expect(await settingsOf(other)).toMatchObject({ mail: { kinds: [] } })
})

test('a mail is sent again later when the answer of the mail server never ends', {
  timeout: 20_000,
}, async () => {
  const talking = createServer((socket) => {
    socket.on('error', () => {})
    socket.write('220 mail.example\r\n')
    const timer = setInterval(() => socket.write('250-and more\r\n'), 20)
    socket.on('close', () => clearInterval(timer))
    onTestFinished(() => void socket.destroy())
  }).listen(0, '127.0.0.1')
  onTestFinished(() => void talking.close())
  await once(talking, 'listening')
  const { port } = talking.address() as AddressInfo
  const mailServer = openMailServer({ smtpUrl: `smtp://127.0.0.1:${port}`, mailFrom: 'alerts@did.example' })
  await rig.tell(owner, ['decided'])
  await buildVerifiedClaim(owner, verifier)
  await sendAlerts({ ...rig.node.ctx, mailServer }, ['mail'], { attemptMs: 300 })
  const alerts = await alertsOf(owner)
  expect(alerts.at(-1)).toMatchObject({ attempts: 1, sent_at: null, given_up_at: null, taken_until: null })
})
