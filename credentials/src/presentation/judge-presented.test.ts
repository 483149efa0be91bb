import { expect, test } from 'vitest'
import { buildNetwork, controlled, share, standing } from '../../test/find-facts-rig.ts'
import { judgePresented } from './judge-presented.ts'

const movedAt = 1_798_000_000

async function judge(issuedAt: number | null, since = movedAt) {
  const chain = { '0xff03abdb': standing(true, 1_700_000_000), '0xd3a2b210': controlOf(since) }
  const { verdict } = await judgePresented({ share, issuer: 'service', issuedAt }, buildNetwork({ chain }).surroundings)
  return [verdict.overall, verdict.checks.some(({ code }) => code === 'taken-with-former-key')]
}

/** Another address took over from the holder at `since`, and the verifier acts for itself. */
function controlOf(since: number) {
  return (params: readonly unknown[]) => {
    const asked = JSON.stringify(params)
    const verifier = share.message.verifier.slice(2).toLowerCase()
    return asked.includes(verifier) ? controlled(verifier, 0, false) : controlled('c0'.repeat(20), since, true)
  }
}

test('a credential that a wallet shows is genuine when the wallet received it under the holder’s present key', async () => {
  expect(await judge(movedAt + 61)).toEqual(['genuine', false])
  expect(await judge(null, 0)).toEqual(['genuine', false])
})

test('a credential that a wallet received before its holder got a new key is amber, because a thief may have received it', async () => {
  expect(await judge(movedAt - 1)).toEqual(['caution', true])
  expect(await judge(movedAt)).toEqual(['caution', true])
  expect(await judge(null)).toEqual(['caution', true])
})

test('a credential that a wallet received in the minute after its holder got a new key is amber, because a thief may have received it', async () => {
  expect(await judge(movedAt + 3)).toEqual(['caution', true])
  expect(await judge(movedAt + 60)).toEqual(['caution', true])
})

const named = { ...share, fieldCount: 1 }

test.each([
  ['the service issued the credential', 'service', false],
  ['a verifier’s key issued the credential', 'verifier', true],
  ['a stranger issued the credential', 'stranger', true],
] as const)(
  'the holder’s name in a wallet’s answer may be missing only if the service issued the credential: %s',
  async (_, issuer, isMissed) => {
    const { surroundings } = buildNetwork({ chain: { '0xff03abdb': standing(true, 1_700_000_000) } })
    const { verdict } = await judgePresented({ share: named, issuer, issuedAt: null }, surroundings)
    expect(verdict.checks.some(({ code }) => code === 'holder-not-named')).toBe(isMissed)
  },
)
