import { expect, test } from 'vitest'
import { ChainRefusal } from '../chain/chain-reader.ts'
import { hasCodeFailed } from './has-code-failed.ts'

test.each([
  'execution reverted',
  'VM Exception while processing transaction: reverted with reason string',
  'out of gas',
  'contract creation code storage out of gas',
  'invalid opcode: INVALID',
  'invalid jump destination',
  'stack underflow (0 <=> 1)',
  'stack limit reached 1024 (1023)',
  'return data out of bounds',
  'gas uint64 overflow',
  'EVM error OutOfGas',
  'EVM error InvalidFEOpcode',
  'EVM error InvalidJump',
  'EVM error StackUnderflow',
  'EVM error: OpcodeNotFound',
  'VM execution error.',
])('“%s” is an answer of the called contract', (message) => {
  expect(hasCodeFailed(new ChainRefusal(-32000, message))).toBe(true)
})

test.each([
  '',
  'rate limit reached',
  'query exceeds max block range',
  'invalid argument 0: hex string without 0x prefix',
  'execution aborted (timeout = 5s)',
  'missing trie node',
  'header not found',
  'EVM error FatalExternalError',
])('“%s” is a failure of the chain’s node and no answer of a contract', (message) => {
  expect(hasCodeFailed(new ChainRefusal(-32000, message))).toBe(false)
})

test('when a node refuses a call with the error code 3, the refusal is an answer of the called contract, whatever the error’s message says', () => {
  expect(hasCodeFailed(new ChainRefusal(3, 'unbekannt'))).toBe(true)
})
