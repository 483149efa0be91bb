import { expect, test } from 'vitest'
import { buildNetwork, type Chain, controlled, share, standing, word } from '../../test/find-facts-rig.ts'
import { judgePresented } from './judge-presented.ts'

const movedAt = 1_798_000_000

async function judge(issuedAt: number | null, since = movedAt) {
  const chain = { '0xff03abdb': standing(true, 1_700_000_000), '0xd3a2b210': controlOf(since) }
  const { verdict } = await judgePresented({ share, issuer: 'service', issuedAt }, buildNetwork({ chain }).surroundings)
  return [verdict.overall, verdict.checks.some(({ code }) => code === 'taken-with-former-key')]
}

/**
 * Returns an answer of the chain by which another key took over from the holder at the given time.
 * The verifier acts for itself.
 */
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

test('a credential that a wallet took in the minute after its holder got a new key is amber, because a thief may have taken it', async () => {
  expect(await judge(movedAt + 3)).toEqual(['caution', true])
  expect(await judge(movedAt + 60)).toEqual(['caution', true])
})

const verifier = share.message.verifier.slice(2).toLowerCase()
const accredited = { '0xff03abdb': standing(true, 1_700_000_000) }
const named = { ...share, fieldCount: 1 }

test.each<[string, 'service' | 'verifier' | 'stranger', Chain, boolean]>([
  ['the service issued the credential', 'service', accredited, false],
  ['a verifier with its own key issued the credential', 'verifier', accredited, false],
  ['a stranger issued the credential', 'stranger', accredited, true],
  ['the issuing verifier is suspended', 'verifier', { '0xff03abdb': standing(false, 1_799_000_000) }, true],
  [
    'the issuing verifier reported its key stolen after the record',
    'verifier',
    { ...accredited, '0x6da16de5': `0x${word(1_799_000_000)}` },
    true,
  ],
  [
    'another key acts for the issuing verifier since the record',
    'verifier',
    {
      ...accredited,
      '0xd3a2b210': (params: readonly unknown[]) =>
        JSON.stringify(params).includes(verifier)
          ? controlled('c0'.repeat(20), 1_799_000_000, true)
          : controlled('ab'.repeat(20), 0, false),
    },
    true,
  ],
])(
  'the holder’s name in a wallet’s answer may be missing unless the issuer’s key may be in other hands: %s',
  async (_, issuer, chain, isMissed) => {
    const { verdict } = await judgePresented(
      { share: named, issuer, issuedAt: null },
      buildNetwork({ chain }).surroundings,
    )
    expect(verdict.checks.some(({ code }) => code === 'holder-not-named')).toBe(isMissed)
  },
)
