import { maximumConfirmations } from '@did/domain/alert/limits'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { queueAlerts, takeAlerts } from '../../src/modules/alerts/outbox.ts'
import { buildUser, type Person } from '../rig/builders.ts'
import { type MailRig, newAddress, openMailRig, setAddress } from './mail-rig.ts'

const { aDay, perHourAndClient } = maximumConfirmations
const tooMany = '409 too-many-confirmations'

let rig: MailRig
beforeAll(async () => {
  rig = await openMailRig()
})
beforeEach(() => rig.node.ctx.pool.query('delete from alerts'))
afterAll(() => rig.close())

/**
 * Copies a person's mails that ask to confirm an address. The copies stand for mails of other
 * accounts.
 */
const repeat = ({ user }: Person, { times, host = '' }: { times: number; host?: string }) =>
  rig.node.ctx.pool.query(
    `insert into alerts (user_id, channel, kind, recipient, address_hash, host_hash)
     select null, 'mail', 'confirm', null, address_hash || ' ' || n, host_hash || $3
     from alerts, generate_series(1, $2) n where user_id = $1`,
    [user.id, times, host],
  )

test('a client with many accounts can set only a limited number of mail addresses for alerts in an hour', async () => {
  const node = await rig.installation.startNode()
  const [person, other] = [await buildUser(node), await buildUser(node)]
  for (let count = 0; count < perHourAndClient; count += 1)
    expect(await setAddress(person, newAddress())).toBe(count < aDay.perAccount ? '204 undefined' : tooMany)
  expect(await setAddress(other, newAddress())).toBe('429 too-many-requests')
  await node.close()
})

test('a mail host gets a limited number of mails that ask to confirm an address in a day, and other mail hosts still get such mails', async () => {
  const [person, last, other] = [await buildUser(rig.node), await buildUser(rig.node), await buildUser(rig.node)]
  expect(await setAddress(person, 'first@Victim.example')).toBe('204 undefined')
  await repeat(person, { times: aDay.perHost - 2 })
  expect(await setAddress(last, 'last@victim.example')).toBe('204 undefined')
  expect(await setAddress(other, 'other@victim.example')).toBe(tooMany)
  expect(await setAddress(other, 'other@elsewhere.example')).toBe('204 undefined')
})

test('an installation sends a limited number of mails that ask to confirm an address in a day, to all mail hosts together', async () => {
  const [person, last, other] = [await buildUser(rig.node), await buildUser(rig.node), await buildUser(rig.node)]
  expect(await setAddress(person, newAddress())).toBe('204 undefined')
  await repeat(person, { times: aDay.perInstallation - 2, host: ' of another host' })
  expect(await setAddress(last, newAddress())).toBe('204 undefined')
  expect(await setAddress(other, newAddress())).toBe(tooMany)
})

test('an alert mail about who controls an identity is sent before mails that ask to confirm an address and have waited longer', async () => {
  const [owner, stranger] = [await buildUser(rig.node), await buildUser(rig.node)]
  await rig.tell(owner, ['control'])
  await setAddress(stranger, newAddress())
  await repeat(stranger, { times: 30 })
  await queueAlerts(rig.node.ctx.db, owner.user.id, 'control')
  expect(await takeAlerts(rig.node.ctx.db, 'mail', 1)).toMatchObject([{ kind: 'control', userId: owner.user.id }])
})
