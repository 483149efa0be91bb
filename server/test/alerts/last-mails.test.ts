import { lastMailsADay } from '@did/domain/alert/limits'
import * as de from '@did/domain/texts/de/mail'
import * as en from '@did/domain/texts/en/mail'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { buildUser, type Person } from '../rig/builders.ts'
import { publicUrl } from '../rig/stack.ts'
import { type MailRig, newAddress, openMailRig, setAddress, setAddressIn, settingsOf, tokenIn } from './mail-rig.ts'

const { subject, change, you, notYou } = en.stoppedMailTexts

let rig: MailRig
let owner: Person
beforeAll(async () => {
  rig = await openMailRig()
})
beforeEach(async () => {
  owner = await buildUser(rig.node)
  await rig.deliver()
  rig.receiver.mails.length = 0
})
afterAll(() => rig.close())

const removeAddress = () => owner.client.ok('DELETE', '/api/alerts/address')
const chooseKinds = (mailKinds: readonly string[]) => owner.client.ok('PUT', '/api/alerts', { mailKinds })
async function readStopToken(): Promise<string> {
  const asked = [owner.user.id]
  const { rows } = await rig.node.ctx.pool.query('select stop_token from alert_settings where user_id = $1', asked)
  return rows[0].stop_token
}
async function deliverLastMails() {
  await rig.deliver()
  const mails = rig.receiver.mails.map(({ recipient, headers, text }) => ({
    recipient,
    subject: headers.get('subject'),
    text,
  }))
  return mails.filter((mail) => [subject, de.stoppedMailTexts.subject].includes(mail.subject ?? ''))
}

test('a confirmed mail address gets one farewell mail when it is removed, and the mail names nobody', async () => {
  const address = await rig.tell(owner, ['control'])
  await removeAddress()
  await removeAddress()
  const [mail, ...others] = await deliverLastMails()
  expect(others).toEqual([])
  expect(mail).toMatchObject({ recipient: address, subject })
  expect(mail?.text).toBe([change, you, `${notYou}\n${publicUrl}/`, `${en.alertMailTexts.namesNobody}\n`].join('\n\n'))
  expect(mail?.text).not.toContain(owner.user.username)
})

test('a confirmed mail address gets one farewell mail when another address replaces it, and the mail is in its owner’s language', async () => {
  const address = newAddress()
  await setAddressIn('de', owner, address)
  await rig.deliver()
  await rig.confirm(tokenIn(rig.receiver.mails[0]?.text, 'confirm'), { cookie: 'language=de' })
  await chooseKinds(['control'])
  await setAddress(owner, newAddress())
  expect(await deliverLastMails()).toMatchObject([{ recipient: address, subject: de.stoppedMailTexts.subject }])
})

test('a confirmed mail address gets one farewell mail when its owner switches off mails about the identity', async () => {
  const address = await rig.tell(owner, ['control', 'decided'])
  await chooseKinds(['control'])
  expect(await deliverLastMails()).toEqual([])
  await chooseKinds(['decided'])
  expect(await deliverLastMails()).toMatchObject([{ recipient: address, subject }])
  await removeAddress()
  expect(await deliverLastMails()).toHaveLength(1)
})

test('a confirmed mail address gets one farewell mail when somebody stops mails about the identity by the link of a mail', async () => {
  const address = await rig.tell(owner, ['control'])
  const token = await readStopToken()
  expect(await rig.stop(token)).toMatchObject({ status: 204 })
  expect(await rig.stop(token)).toMatchObject({ status: 204 })
  expect(await deliverLastMails()).toMatchObject([{ recipient: address, subject }])
})

test('the stop link in a mail stops no alert mails any more after another address has replaced the address that got the mail', async () => {
  await rig.tell(owner, ['control'])
  const token = await readStopToken()
  await rig.tell(owner, ['control'])
  expect(await rig.stop(token)).toMatchObject({ status: 410, body: { code: 'alert-link-over' } })
  expect(await settingsOf(owner)).toMatchObject({ mail: { kinds: ['control'] } })
})

test('the stop link in a mail stops no alert mails any more after the address that got the mail was removed', async () => {
  await rig.tell(owner, ['control'])
  const token = await readStopToken()
  await removeAddress()
  expect(await rig.stop(token)).toMatchObject({ status: 410, body: { code: 'alert-link-over' } })
  expect(await settingsOf(owner)).toMatchObject({ mail: { kinds: ['control'] } })
})

test('a mail address gets no farewell mail when it was never confirmed, or when its owner enters the same address again', async () => {
  await setAddress(owner, newAddress())
  await chooseKinds(['control'])
  await removeAddress()
  expect(await deliverLastMails()).toEqual([])
  const address = await rig.tell(owner, ['control'])
  await setAddress(owner, address)
  expect(await deliverLastMails()).toEqual([])
})

test('a mail address gets a limited number of farewell mails in a day, however often its owner switches mails off', async () => {
  await rig.tell(owner, ['control'])
  for (let count = 0; count <= lastMailsADay; count += 1) {
    await chooseKinds([])
    await rig.deliver()
    await chooseKinds(['control'])
  }
  expect(await deliverLastMails()).toHaveLength(lastMailsADay)
})

test('a mail address gets its farewell mail although browsers of the account got farewell push messages on the same day', async () => {
  const address = await rig.tell(owner, ['control'])
  await rig.node.ctx.pool.query(
    `insert into alerts (user_id, channel, kind, recipient, language, sent_at)
    select $1, 'push', 'stopped', 'https://push.example/' || n, 'en', now() from generate_series(1, 20) n`,
    [owner.user.id],
  )
  await removeAddress()
  expect(await deliverLastMails()).toMatchObject([{ recipient: address }])
})
