import { expect, it } from 'vitest'
import { isUnknownChain, isUnsupported, toWalletError } from './wallet-error.ts'

it.each([
  [{ code: 4001, message: 'User rejected the request.' }, 'wallet-rejected'],
  [{ message: 'MetaMask Tx Signature: User denied transaction signature.' }, 'wallet-rejected'],
  ['user declined', 'wallet-rejected'],
  [{ code: -32603, message: 'Internal', data: { originalError: { code: 4001 } } }, 'wallet-rejected'],
  [{ code: -32002, message: 'Request already pending' }, 'wallet-request-pending'],
  [{ code: 4100, message: 'Unauthorized' }, 'wallet-not-connected'],
  [{ code: 4900, message: 'Disconnected' }, 'wallet-failed'],
  [new Error('Failed to fetch'), 'wallet-connection'],
  [{ code: -32603, message: 'Network error: the node does not answer' }, 'wallet-connection'],
  [{ message: 'The connection to the node was closed' }, 'wallet-connection'],
  [{ code: -32000, message: 'insufficient funds for gas * price + value' }, 'wallet-insufficient-funds'],
  [{ code: -32603, message: 'Internal', data: { message: 'insufficient funds' } }, 'wallet-insufficient-funds'],
  [{ code: 4001, message: 'User rejected: insufficient funds' }, 'wallet-rejected'],
  [{ code: -32603, message: 'Provided chainId "31337" must match the active chainId "1"' }, 'wallet-wrong-network'],
  [new Error('boom'), 'wallet-failed'],
  [undefined, 'wallet-failed'],
])('toWalletError turns %j into the code %s', (thrown, code) => {
  expect(toWalletError(thrown).code).toBe(code)
})

it.each([
  { code: 4902 },
  { code: -32603, data: { originalError: { code: 4902 } } },
  { code: -32603, message: 'Unrecognized chain ID "0x7a69". Try adding the chain first.' },
])('isUnknownChain returns true for the error %j', (error) => {
  expect(isUnknownChain(error)).toBe(true)
})

it('isUnknownChain returns false when the person has declined', () => {
  expect(isUnknownChain({ code: 4001, message: 'no' })).toBe(false)
})

it.each([4200, -32601])('isUnsupported returns true for an error with the code %d', (code) => {
  expect(isUnsupported({ code, message: 'no such method' })).toBe(true)
})
