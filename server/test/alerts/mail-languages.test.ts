import * as ar from '@did/domain/texts/ar/mail'
import * as de from '@did/domain/texts/de/mail'
import * as en from '@did/domain/texts/en/mail'
import * as es from '@did/domain/texts/es/mail'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { buildRequest, buildUser, buildVerifiedClaim, buildVerifier, type Person } from '../rig/builders.ts'
import { type MailRig, newAddress, openMailRig, setAddress, setAddressIn, settingsOf, tokenIn } from './mail-rig.ts'

let rig: MailRig
let owner: Person
let verifier: Person
beforeAll(async () => {
  rig = await openMailRig()
  verifier = await buildVerifier(rig.node)
})
beforeEach(async () => {
  owner = await buildUser(rig.node)
  await rig.deliver()
  rig.receiver.mails.length = 0
})
afterAll(() => rig.close())

async function deliverLast() {
  await rig.deliver()
  const mail = rig.receiver.mails.at(-1)
  return {
    recipient: mail?.recipient,
    language: mail?.headers.get('content-language'),
    subject: mail?.headers.get('subject'),
    text: mail?.text ?? '',
  }
}

async function confirmAndBeAlerted(person: Person, headers: Record<string, string>) {
  await rig.confirm(tokenIn((await deliverLast()).text, 'confirm'), headers)
  await person.client.ok('PUT', '/api/alerts', { mailKinds: ['decided'] })
  await buildVerifiedClaim(person, verifier)
  return deliverLast()
}

test('the language of a mail is English for an owner whose browser names no language', async () => {
  await setAddress(owner, newAddress())
  expect(await confirmAndBeAlerted(owner, {})).toMatchObject({
    language: 'en',
    subject: en.alertMails.decided.subject,
    text: expect.stringContaining(en.alertMailTexts.stop),
  })
})

test('the language of a mail is the language that the owner chose on the page, and other people’s mails keep their languages', async () => {
  const [address, others] = [newAddress(), newAddress()]
  const other = await buildUser(rig.node)
  await setAddressIn('de', owner, address)
  expect(await deliverLast()).toMatchObject({
    recipient: address,
    language: 'de',
    subject: de.confirmMailTexts.subject,
    text: expect.stringContaining(de.confirmMailTexts.confirm),
  })
  const { subject, change } = de.alertMails.decided
  expect(await confirmAndBeAlerted(owner, { cookie: 'language=de' })).toMatchObject({
    recipient: address,
    language: 'de',
    subject,
    text: expect.stringMatching(`^${change} ${de.alertMailTexts.open}\n`),
  })
  await setAddress(other, others)
  expect(await deliverLast()).toMatchObject({ recipient: others, subject: en.confirmMailTexts.subject })
})

test('the language of a mail is the language of the browser that confirmed the address, and Arabic letters arrive unchanged', async () => {
  await setAddressIn('es', owner, newAddress())
  const { text, ...mail } = await confirmAndBeAlerted(owner, { 'accept-language': 'ar-EG, en;q=0.5' })
  const { subject, change } = ar.alertMails.decided
  expect(mail).toMatchObject({ language: 'ar', subject })
  expect(text.split('\n\n')).toMatchObject([
    `${change} ${ar.alertMailTexts.open}`,
    expect.stringMatching(/^http/),
    ar.alertMailTexts.namesNobody,
    expect.stringMatching(`^${ar.alertMailTexts.stop}\nhttp`),
  ])
})

test('the language of a mail changes when the owner enters a confirmed address again in another language', async () => {
  const address = newAddress()
  await setAddress(owner, address)
  await confirmAndBeAlerted(owner, {})
  await setAddressIn('es', owner, address)
  expect(await settingsOf(owner)).toMatchObject({ mail: { isConfirmed: true } })
  await owner.client.ok('PUT', '/api/alerts', { mailKinds: ['question'] })
  const { request } = await buildRequest(owner, verifier)
  await verifier.client.ok('POST', `/api/verification-requests/${request.id}/question`, { text: 'Which year?' })
  expect(await deliverLast()).toMatchObject({ language: 'es', subject: es.alertMails.question.subject })
})

test('the language of a mail that asks to confirm an address is Spanish when the browser that sets the address asks for Spanish', async () => {
  await owner.client.call('PUT', '/api/alerts/address', { address: newAddress() }, { 'accept-language': 'es-MX' })
  expect(await deliverLast()).toMatchObject({ language: 'es', subject: es.confirmMailTexts.subject })
})
