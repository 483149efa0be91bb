import { AppError } from '@did/domain/errors'
import { expect, test } from 'vitest'
import { transactionTexts } from '../../texts/en/transaction/transactions.ts'
import { describeTransactionError } from './describe-transaction-error.ts'

const { beforeSent, unanswered } = transactionTexts.unaffected
const fail = (code: 'wallet-rejected' | 'wallet-silent') => {
  const error = new AppError(code, 'x')
  return describeTransactionError({ status: 'error', reached: 'confirming', hash: null, error }).unaffected
}

test('the page says that a transaction cost nothing when the person declined it, but does not say so when the wallet never answered', () => {
  expect([fail('wallet-rejected'), fail('wallet-silent')]).toEqual([beforeSent, unanswered])
})
