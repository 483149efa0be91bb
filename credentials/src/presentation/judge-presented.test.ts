import { expect, test } from 'vitest'
import { buildNetwork, controlled, share, standing } from '../../test/find-facts-rig.ts'
import { judgePresented } from './judge-presented.ts'

const movedAt = 1_798_000_000

async function judge(issuedAt: number | null, since = movedAt) {
  const chain = { '0xff03abdb': standing(true, 1_700_000_000), '0xd3a2b210': controlOf(since) }
  const { verdict } = await judgePresented({ share, issuedAt }, buildNetwork({ chain }).surroundings)
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

test('a credential that a wallet shows is genuine when the wallet took it with the present key', async () => {
  expect(await judge(movedAt + 1)).toEqual(['genuine', false])
  expect(await judge(null, 0)).toEqual(['genuine', false])
})

test('a credential that a wallet took before its holder got a new key is amber, because a thief may have taken it', async () => {
  expect(await judge(movedAt - 1)).toEqual(['caution', true])
  expect(await judge(movedAt)).toEqual(['caution', true])
  expect(await judge(null)).toEqual(['caution', true])
})
