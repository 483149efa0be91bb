import { AppError } from '@did/domain/errors'
import { expect, it } from 'vitest'
import { ConnectionError } from './api-error.ts'
import { describeError, reasonOr } from './describe-error.ts'

it.each(['MetaMask Tx Signature: User denied transaction signature.', 'user rejected the request', 'User declined'])(
  'describeError calls "%s" a rejection in the wallet',
  (message) => {
    expect(describeError(new Error(message))).toMatchObject({
      type: 'wallet',
      title: 'Wallet Error',
      message: 'Transaction was rejected in your wallet',
    })
  },
)

it.each(['Failed to fetch', 'NetworkError when attempting to fetch resource', 'connection reset'])(
  'describeError calls "%s" a connection issue',
  (message) => {
    expect(describeError(new Error(message))).toMatchObject({ type: 'connection', title: 'Connection Error' })
  },
)

it.each([
  new Error('Unauthorized'),
  new Error('missing permission'),
  Object.assign(new Error('no'), { status: 401 }),
  Object.assign(new Error('no'), { status: 403 }),
])('describeError calls %s a failed authentication', (error) => {
  expect(describeError(error)).toMatchObject({
    type: 'authentication',
    message: 'Authentication failed. Please sign in again.',
  })
})

it('describeError names the hidden character that a person has to remove, and says nothing about a missing field', () => {
  const refusal = (message: string) => new AppError('invalid-input', 'no', { fields: [{ path: 'text', message }] })
  expect(describeError(refusal('Remove the hidden character U+202E')).message).toContain('U+202E')
  expect(describeError(refusal('Required')).message).toContain('Please check it')
})

it('for an error of the product itself, describeError chooses the text by the error’s code, whatever the error’s message says', () => {
  const error = new AppError('username-taken', 'the network of names has a permission problem')
  expect(describeError(error)).toMatchObject({ title: 'Server Error', message: expect.stringContaining('taken') })
})

it('if a daily limit refused to store something, describeError says that this was not saved and when the limit’s day ends', () => {
  const { message } = describeError(new AppError('too-much-stored-today', ''))
  expect(message).toContain('this was not saved')
  expect(message).toContain('after midnight in world time (UTC)')
})

it('describeError reports a connection issue if the server does not answer', () => {
  expect(describeError(new ConnectionError('nothing')).type).toBe('connection')
})

it('describeError describes a thrown value that is no error', () => {
  expect(describeError('boom')).toEqual({
    type: 'unknown',
    title: 'Error',
    message: 'An unexpected error occurred. Please try again later.',
    technical: 'boom',
  })
})

it.each([
  [new AppError('username-taken', ''), 'This username is taken. Please choose another one.'],
  [new AppError('wallet-rejected', ''), 'Transaction was rejected in your wallet'],
  [new ConnectionError('nothing'), 'Network connection issue. Please check your internet connection and try again.'],
  [new AppError('internal', ''), 'Failed to mint DID'],
  [new AppError('transaction-failed', ''), 'Failed to mint DID'],
  [new TypeError('x is not a function'), 'Failed to mint DID'],
])('reasonOr says the reason of %s, or the general sentence where the reason would not help', (error, said) => {
  expect(reasonOr('Failed to mint DID', error)).toBe(said)
})
