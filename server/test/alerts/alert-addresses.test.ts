import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { tidyAlerts } from '../../src/modules/alerts/service.ts'
import { buildUser, buildVerifiedClaim, buildVerifier, type Person } from '../rig/builders.ts'
import { Client } from '../rig/client.ts'
import { meanwhile } from '../rig/held-moment.ts'
import { erase, findEverywhere } from '../rig/life.ts'
import { type MailRig, newAddress, openMailRig, setAddress, settingsOf, tokenIn } from './mail-rig.ts'

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

test('a mail address for alerts gets one mail with a link that confirms the address without a sign-in', async () => {
  const address = newAddress()
  expect(await owner.client.code('PUT', '/api/alerts/address', { address })).toBe('204 undefined')
  await rig.deliver()
  expect(rig.receiver.mails).toMatchObject([{ recipient: address }])
  expect(await settingsOf(owner)).toMatchObject({ mail: { isOffered: true, address, isConfirmed: false, kinds: [] } })
  expect(await rig.confirm(tokenIn(rig.receiver.mails[0]?.text, 'confirm'))).toMatchObject({ status: 204 })
  expect(await settingsOf(owner)).toMatchObject({ mail: { address, isConfirmed: true } })
})

test('a mail address for alerts gets no alert before its owner has confirmed the address', async () => {
  await setAddress(owner, newAddress())
  await owner.client.ok('PUT', '/api/alerts', { mailKinds: ['decided'] })
  await buildVerifiedClaim(owner, verifier)
  await rig.deliver()
  expect(rig.subjects()).toEqual([expect.stringContaining('confirm your')])
})

test('a mail address for alerts gets no alert about a change that happened before its owner confirmed the address', async () => {
  await setAddress(owner, newAddress())
  await owner.client.ok('PUT', '/api/alerts', { mailKinds: ['decided'] })
  await buildVerifiedClaim(owner, verifier)
  await rig.node.ctx.pool.query(`update alert_settings set confirmed_at = now() where user_id = $1`, [owner.user.id])
  await rig.deliver()
  expect(rig.receiver.mails.filter(({ headers }) => headers.get('subject')?.includes('decided'))).toEqual([])
})

test('a mail address for alerts gets no alert that waited for the account’s earlier address', async () => {
  await rig.tell(owner, ['decided'])
  await buildVerifiedClaim(owner, verifier)
  await setAddress(owner, newAddress())
  await rig.deliver()
  expect(rig.subjects()).toEqual([expect.stringContaining('confirm your')])
})

test('a mail address for alerts can be confirmed only once, and only by the link of the newest mail that asks to confirm it', async () => {
  await setAddress(owner, newAddress())
  await rig.deliver()
  await setAddress(owner, newAddress())
  await rig.deliver()
  const [first, second] = rig.receiver.mails.map(({ text }) => tokenIn(text, 'confirm'))
  expect(await rig.confirm(first)).toMatchObject({ status: 410, body: { code: 'alert-link-over' } })
  expect(await rig.confirm(second)).toMatchObject({ status: 204 })
  expect(await rig.confirm(second)).toMatchObject({ status: 410 })
})

test('a mail address for alerts cannot be confirmed by a link that is older than a day, and the address is then deleted', async () => {
  await setAddress(owner, newAddress())
  await rig.deliver()
  await rig.node.ctx.pool.query(
    `update alert_settings set confirm_until = now() - interval '1 second' where user_id = $1`,
    [owner.user.id],
  )
  expect(await rig.confirm(tokenIn(rig.receiver.mails[0]?.text, 'confirm'))).toMatchObject({ status: 410 })
  await tidyAlerts(rig.node.ctx)
  expect(await settingsOf(owner)).toMatchObject({ mail: { address: null } })
})

test('a mail address for alerts has to be confirmed even if it replaces a confirmed address', async () => {
  await rig.tell(owner, ['decided'])
  await setAddress(owner, newAddress())
  expect(await settingsOf(owner)).toMatchObject({ mail: { isConfirmed: false, kinds: ['decided'] } })
})

test('a mail address for alerts gets at most three mails a day that ask to confirm it, however many accounts request such mails at once', async () => {
  const address = newAddress()
  const people = await Promise.all(Array.from({ length: 5 }, () => buildUser(rig.node)))
  const codes = await Promise.all(people.map((person) => setAddress(person, address.toUpperCase())))
  expect(codes.toSorted()).toEqual([
    '204 undefined',
    '204 undefined',
    '204 undefined',
    '409 too-many-confirmations',
    '409 too-many-confirmations',
  ])
  for (const person of people) await person.client.ok('DELETE', `/api/users/${person.user.id}`)
  expect(await setAddress(owner, address)).toBe('409 too-many-confirmations')
})

test('a mail address for alerts shares its limit of mails that ask to confirm it with other spellings that reach the same mailbox', async () => {
  const [local, host] = newAddress().split('@')
  const spellings = [`${local}+1@${host}`, `${local}+more+2@${host}`, `${local?.split('').join('.')}@${host}`]
  for (const address of spellings) expect(await setAddress(await buildUser(rig.node), address)).toBe('204 undefined')
  expect(await setAddress(owner, `${local}+4@${host}`)).toBe('409 too-many-confirmations')
})

test('a mail address for alerts is refused when its account has already requested five mails that day that ask to confirm an address', async () => {
  for (let asked = 0; asked < 5; asked++) expect(await setAddress(owner, newAddress())).toBe('204 undefined')
  expect(await setAddress(owner, newAddress())).toBe('409 too-many-confirmations')
})

test.each(['nonsense', 'a@b', 'person@mail.example\r\nBcc: all@mail.example', ''])(
  'a mail address for alerts is refused when it is no mail address: %j',
  async (address) => {
    expect(await setAddress(owner, address)).toBe('400 invalid-input')
  },
)

test('a mail address for alerts can be set only by an account with a profile', async () => {
  const stranger = await new Client(rig.node).signIn()
  expect(await stranger.code('PUT', '/api/alerts/address', { address: newAddress() })).toBe('403 not-allowed')
  expect(await stranger.ok('GET', '/api/alerts')).toMatchObject({ mail: { address: null } })
})

test('neither an address nor a choice of alerts is stored if the account, whose emptied profile stays, is erased meanwhile', async () => {
  const leaving = await buildVerifier(rig.node)
  await buildVerifiedClaim(owner, leaving)
  const address = newAddress()
  const setting = () => leaving.client.code('PUT', '/api/alerts/address', { address })
  expect(await meanwhile(rig.node, setting, () => erase(leaving))).toBe('401 not-signed-in')
  expect(await findEverywhere(rig.node, address)).toEqual([])
  const other = await buildVerifier(rig.node)
  await buildVerifiedClaim(owner, other)
  const choosing = () => other.client.code('PUT', '/api/alerts', { pushKinds: ['decided'] })
  expect(await meanwhile(rig.node, choosing, () => erase(other))).toBe('401 not-signed-in')
})
