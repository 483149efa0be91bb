import { expect, it } from 'vitest'
import { nextTransactionState, type TransactionEvent, type TransactionState } from './transaction-machine.ts'

const hash = `0x${'ab'.repeat(32)}` as const
const error = new Error('boom')
const play = (...events: TransactionEvent[]) =>
  events.reduce<TransactionState>((state, event) => nextTransactionState(state, event), { status: 'idle' })

const started: TransactionEvent = { type: 'started' }
const prepared: TransactionEvent = { type: 'prepared', needsWallet: true }
const sent: TransactionEvent = { type: 'sent', hash }
const confirmed: TransactionEvent = { type: 'confirmed', hash }
const failed: TransactionEvent = { type: 'failed', error }

it('the transaction dialog goes through preparing, confirming, sent and finishing to success', () => {
  expect(play(started)).toEqual({ status: 'preparing' })
  expect(play(started, prepared)).toEqual({ status: 'confirming' })
  expect(play(started, prepared, sent)).toEqual({ status: 'sent', hash })
  expect(play(started, prepared, sent, confirmed)).toEqual({ status: 'finishing', hash })
  expect(play(started, prepared, sent, confirmed, { type: 'finished' })).toEqual({ status: 'success', hash })
})

it('the transaction dialog asks who pays if the wallet cannot pay, and goes on after the person’s answer', () => {
  const choose = () => {}
  const asked: TransactionEvent[] = [started, prepared, { type: 'unaffordable', choose }]
  expect(play(...asked)).toEqual({ status: 'unaffordable', choose })
  expect(play(...asked, { type: 'payer-chosen' }, sent)).toEqual({ status: 'sent', hash })
  expect(play(...asked, failed)).toEqual({ status: 'error', reached: 'confirming', hash: null, error })
  expect(play(started, { type: 'unaffordable', choose })).toEqual({ status: 'preparing' })
})

it('the transaction dialog runs without the wallet when there is nothing to send to the chain', () => {
  const state = play(started, { type: 'prepared', needsWallet: false }, { type: 'finished' })
  expect(state).toEqual({ status: 'success', hash: null })
})

it.each([
  ['preparing', null, [started]],
  ['confirming', null, [started, prepared]],
  ['sent', hash, [started, prepared, sent]],
  ['confirmed', hash, [started, prepared, sent, confirmed]],
  ['recording', null, [started, { type: 'prepared', needsWallet: false }]],
] satisfies [string, string | null, TransactionEvent[]][])(
  'the transaction dialog remembers that the transaction failed at %s with hash %s',
  (reached, failedHash, events) => {
    expect(play(...events, failed)).toEqual({ status: 'error', reached, hash: failedHash, error })
  },
)

it('the transaction dialog shows the new transaction when the wallet has replaced the sent transaction', () => {
  const replaced = `0x${'cd'.repeat(32)}` as const
  expect(play(started, prepared, sent, { type: 'confirmed', hash: replaced })).toMatchObject({ hash: replaced })
})

it('the transaction dialog cannot be started or closed while a transaction runs', () => {
  const running = play(started, prepared)
  expect(nextTransactionState(running, started)).toBe(running)
  expect(nextTransactionState(running, { type: 'closed' })).toBe(running)
})

it('the transaction dialog is idle again after it was closed', () => {
  expect(play(started, failed, { type: 'closed' })).toEqual({ status: 'idle' })
})

it('the transaction dialog ignores events that do not fit its state', () => {
  for (const event of [prepared, sent, confirmed, failed]) expect(play(event)).toEqual({ status: 'idle' })
})
