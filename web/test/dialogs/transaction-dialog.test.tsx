import { expect, it, onTestFinished } from 'vitest'
import { TransactionDialog } from '../../src/features/transaction/transaction-dialog.tsx'
import {
  hideTransaction,
  sendTransactionEvent,
  showTransaction,
} from '../../src/features/transaction/transaction-store.ts'
import { show } from '../rig/screen.tsx'

const hash = `0x${'ab'.repeat(32)}` as const

it.each([
  ['a plain save is no transaction', false, 'Successfully saved', 'Transaction Successful!'],
  ['a transaction was one', true, 'Transaction Successful!', 'Successfully saved'],
])('the transaction dialog says at its end that %s', async (_, needsWallet, said, unsaid) => {
  onTestFinished(hideTransaction)
  const texts = { title: 'Add Claim', successText: 'Your claim is saved.', savedText: null }
  showTransaction({ ...texts, chainId: null, account: null })
  sendTransactionEvent({ type: 'prepared', needsWallet })
  if (needsWallet) for (const type of ['sent', 'confirmed'] as const) sendTransactionEvent({ type, hash })
  sendTransactionEvent({ type: 'finished' })
  await show(<TransactionDialog />)
  expect(document.body.textContent).toContain(said)
  expect(document.body.textContent).not.toContain(unsaid)
})
