import { AppError } from '@did/domain/errors'
import { describe, expect, it } from 'vitest'
import { ConnectionError } from './api-error.ts'
import { describeError } from './describe-error.ts'

describe('describeError', () => {
  it.each(['MetaMask Tx Signature: User denied transaction signature.', 'user rejected the request', 'User declined'])(
    'calls "%s" a rejection in the wallet',
    (message) => {
      expect(describeError(new Error(message))).toMatchObject({
        type: 'wallet',
        title: 'Wallet Error',
        message: 'Transaction was rejected in your wallet',
      })
    },
  )

  it.each(['Failed to fetch', 'NetworkError when attempting to fetch resource', 'connection reset'])(
    'calls "%s" a connection issue',
    (message) => {
      expect(describeError(new Error(message))).toMatchObject({ type: 'connection', title: 'Connection Error' })
    },
  )

  it.each([
    new Error('Unauthorized'),
    new Error('missing permission'),
    Object.assign(new Error('no'), { status: 401 }),
    Object.assign(new Error('no'), { status: 403 }),
  ])('calls %s a failed authentication', (error) => {
    expect(describeError(error)).toMatchObject({
      type: 'authentication',
      message: 'Authentication failed. Please sign in again.',
    })
  })

  it('judges our own errors by code, whatever their message says', () => {
    const error = new AppError('username-taken', 'the network of names has a permission problem')
    expect(describeError(error)).toMatchObject({ title: 'Server Error', message: expect.stringContaining('taken') })
  })

  it('calls silence of the server a connection issue', () => {
    expect(describeError(new ConnectionError('nothing')).type).toBe('connection')
  })

  it('has an answer for what is not even an error', () => {
    expect(describeError('boom')).toEqual({
      type: 'unknown',
      title: 'Error',
      message: 'An unexpected error occurred. Please try again later.',
      technical: 'boom',
    })
  })
})
