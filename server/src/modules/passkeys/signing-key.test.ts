import { counterfactualMark } from '@did/credentials/signature/signature'
import { concatHex, encodeAbiParameters, type Hex } from 'viem'
import { expect, test } from 'vitest'
import { findNamedKey } from './signing-key.ts'

const [x, y]: Hex[] = [`0x${'a1'.repeat(32)}`, `0x${'b2'.repeat(32)}`]
const byKey = concatHex(['0x01', x ?? '0x', y ?? '0x', `0x${'33'.repeat(120)}`])
const oneOfSeveral = concatHex(['0x0202', `0x${'44'.repeat(64)}`, byKey])
const wrap = (signature: Hex) =>
  concatHex([
    encodeAbiParameters(
      [{ type: 'address' }, { type: 'bytes' }, { type: 'bytes' }],
      [`0x${'55'.repeat(20)}`, '0x1234', signature],
    ),
    `0x${counterfactualMark}`,
  ])

test.each([
  ['alone', byKey],
  ['among several digests', oneOfSeveral],
  ['with the deployment of the account around it', wrap(byKey)],
  ['among several digests, with the deployment around it', wrap(oneOfSeveral)],
])('the server reads from an account’s signature which key signed: %s', (_, signature) => {
  expect(findNamedKey(signature)).toEqual({ x, y })
})

test.each<[string, Hex]>([
  ['of the first key', concatHex(['0x00', `0x${'33'.repeat(200)}`])],
  ['that is too short', '0x01'],
  ['of several digests without a signature', '0x0208'],
  ['that is empty', '0x'],
  ['that is wrapped wrongly', `0x${counterfactualMark}`],
])('a signature %s names no key', (_, signature) => {
  expect(findNamedKey(signature)).toBeNull()
})
