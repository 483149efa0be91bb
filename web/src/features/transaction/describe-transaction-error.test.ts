import { AppError, type ErrorCode } from '@did/domain/errors'
import { expect, test } from 'vitest'
import { transactionTexts } from '../../texts/en/transaction/transactions.ts'
import { describeTransactionError } from './describe-transaction-error.ts'

const { beforeSent, unanswered, uncertain } = transactionTexts.unaffected
const fail = (code: ErrorCode) => {
  const error = new AppError(code, 'x')
  return describeTransactionError({ status: 'error', reached: 'confirming', hash: null, error }).unaffected
}

test('the page says that a transaction cost nothing when the person declined it, but does not say so when the wallet never answered', () => {
  expect([fail('wallet-rejected'), fail('wallet-silent')]).toEqual([beforeSent, unanswered])
})

test.each(['wallet-failed', 'wallet-connection'] as const)(
  'after the error %s, the page does not say that nothing was charged, because the wallet may have sent the transaction',
  (code) => {
    expect(fail(code)).toBe(uncertain)
  },
)
