import type { Address, Hex } from '@did/domain/hex'
import { expect, test } from 'vitest'
import { type ChainReader, ChainRefusal } from './chain-reader.ts'
import { readControl } from './identity-control.ts'
import { selectors } from './registry-calls.ts'

const identity: Address = `0x${'1d'.repeat(20)}`
const didRegistry: Address = `0x${'4e'.repeat(20)}`
const word = (value: string) => value.padStart(64, '0')
const refusal = new ChainRefusal(3, 'execution reverted')
const unmoved = { controller: identity, since: 0, byRecovery: false, frozenSince: 0 }

type Answers = { controllerOf?: Hex | Error; frozenSince?: Hex | Error; code?: Hex }

function read({ controllerOf = refusal, frozenSince = refusal, code = '0x60' }: Answers) {
  const unasked = () => Promise.reject(new Error('Nobody asks this'))
  const chain: ChainReader = {
    call: async ({ data }) => {
      const answer = data.startsWith(`0x${selectors.controllerOf}`) ? controllerOf : frozenSince
      if (answer instanceof Error) throw answer
      return answer
    },
    readCode: async () => code,
    ...{ readChainId: unasked, readLogs: unasked, readBlock: unasked },
  }
  return readControl(chain, { didRegistry, identity })
}

const controller: Address = `0x${'c0'.repeat(20)}`
const moved: Hex = `0x${word(controller.slice(2))}${word('7')}${word('1')}`
const modern: Hex = `0x6080${selectors.controllerOf}60`

test('the answer of the registry says who acts for an identity, and since when a key is reported stolen', async () => {
  const control = { controller, since: 7, byRecovery: true, frozenSince: 9 }
  expect(await read({ controllerOf: moved, frozenSince: `0x${word('9')}` })).toEqual(control)
})

test('an identity acts for itself and is not frozen if its registry has no functions for moving and freezing an identity', async () => {
  expect(await read({})).toEqual(unmoved)
  expect(await read({ controllerOf: '0x', frozenSince: '0x' })).toEqual(unmoved)
})

test.each<[string, Answers]>([
  ['reverts although the registry has the function', { code: modern }],
  ['reverts for the second question alone', { controllerOf: moved, code: modern }],
  ['does not come', { controllerOf: new Error('no answer') }],
  ['is an error of the node', { controllerOf: new ChainRefusal(-32005, 'too many requests') }],
  ['is empty although the registry has the function', { controllerOf: '0x', frozenSince: '0x', code: modern }],
  ['comes from an address without code', { code: '0x' }],
])('it stays unknown who acts for an identity when the registry’s answer %s', async (_, answers) => {
  await expect(read(answers)).rejects.toThrow()
})
