import { expect, test } from 'vitest'
import { account, buildAccountChain, registry } from '../../test/account-chain.ts'
import { controlled, word } from '../../test/find-facts-rig.ts'
import { selectors } from '../chain/registry-calls.ts'
import { askChallengeChain } from './ask-challenge-chain.ts'

const controller = `0x${'c0'.repeat(20)}` as const
const installation = { chainId: 31337, didRegistry: registry }

/** On this chain, a contract wallet took over the account. */
function buildChain(chainId: number) {
  const answers = {
    [`0x${selectors.controllerOf}`]: controlled(controller.slice(2), 7, true),
    [`0x${selectors.frozenSince}`]: `0x${word(0)}`,
    '0x1626ba7e': '0x1626ba7e'.padEnd(66, '0'),
  }
  return { ...buildAccountChain(({ data }) => answers[data.slice(0, 10)]), readChainId: async () => chainId }
}
const question = { signer: account, digest: `0x${'d1'.repeat(32)}`, signature: '0x5a' } as const

test('when a holder’s answer is judged, the registry is asked who controls the identity, and the controller’s contract wallet is asked in its newest state', async () => {
  const chain = askChallengeChain(buildChain(31337), installation)
  const control = { controller, since: 7, byRecovery: true, frozenSince: 0 }
  expect(await chain.findControl(account)).toEqual(control)
  expect(await chain.judgeSignature(question)).toBe(true)
})

test('the answers of an endpoint of another chain do not count when a holder’s answer is judged', async () => {
  const chain = askChallengeChain(buildChain(1), installation)
  expect(await chain.findControl(account)).toBe('unknown')
  expect(await chain.judgeSignature(question)).toBe('unknown')
})
