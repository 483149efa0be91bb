import { afterEach, expect, test } from 'vitest'
import { buildRecoveryRig, type RecoveryRig, sendVote, signVote } from './recovery-rig.ts'

let rig: RecoveryRig
afterEach(() => rig.close())

async function freezeTwice(environment: Record<string, string>, makeOlder = async () => {}) {
  rig = await buildRecoveryRig(environment)
  const { byKind, identity, list } = await rig.buildGuarded()
  await makeOlder()
  const answers = []
  for (const by of [byKind.key, byKind.contract])
    answers.push(await sendVote(rig.node, await signVote(rig, by, { identity, list, decision: { kind: 'freeze' } })))
  return answers.map(({ status, body }) => `${status} ${body.code ?? ''}`)
}

const onlyReserve = { SPONSOR_GAS_PER_DAY: '2000001', SPONSOR_RESERVE_GAS: '2000000' }
const letDaysPass = async () => {
  await rig.untilLevel()
  await rig.node.ctx.pool.query(`update chain_blocks set mined_at = now() - interval '2 days'`)
}

test('guardians’ decisions may use the sponsor’s reserve of gas', async () => {
  expect(await freezeTwice(onlyReserve, letDaysPass)).toEqual(['200 ', '200 '])
})

test('guardians’ decisions about an identity that is less than a day old may not use the sponsor’s reserve of gas', async () => {
  const letIndexRead = () => rig.untilLevel()
  expect(await freezeTwice(onlyReserve, letIndexRead)).toEqual(['200 ', '429 sponsoring-used-up'])
})

test('guardians learn that the sponsor’s gas of the day is used up, and their votes are kept', async () => {
  const answers = await freezeTwice({ SPONSOR_GAS_PER_DAY: '0', SPONSOR_RESERVE_GAS: '0' })
  expect(answers).toEqual(['200 ', '429 sponsoring-used-up'])
  expect((await rig.node.ctx.pool.query('select 1 from guardian_votes')).rows).toHaveLength(2)
})

test('guardians’ decisions count against the gas limit of the client that sends the votes', async () => {
  expect(await freezeTwice({ SPONSOR_GAS_PER_CLIENT: '1000' })).toEqual(['200 ', '429 sponsoring-used-up'])
})

test('a service without a sponsor accepts no votes of guardians', async () => {
  expect(await freezeTwice({ SPONSOR_KEY: '' })).toEqual(['409 sponsoring-not-offered', '409 sponsoring-not-offered'])
})
