import { expect, test } from 'vitest'
import { raiseFees } from './fees.ts'
import type { Fees } from './store.ts'

const price = { maxFee: 24_000_000_000n, maxPriorityFee: 1_000_000_000n }

test('a transaction that is not mined is sent again with a fee that is a quarter higher, or with the present price if that price is even higher', () => {
  expect(raiseFees({ maxFee: 400n, maxPriorityFee: 40n }, { maxFee: 100n, maxPriorityFee: 10n })).toEqual({
    maxFee: 501n,
    maxPriorityFee: 51n,
  })
  expect(raiseFees({ maxFee: 400n, maxPriorityFee: 40n }, price)).toEqual(price)
})

test('the fee of a transaction stays below eleven times the price, however long the chain mines no block', () => {
  let fees: Fees = price
  let raised = 0
  for (let next = raiseFees(fees, price); next !== null && raised < 1_000; next = raiseFees(fees, price)) {
    fees = next
    raised += 1
  }
  expect(raised).toBeLessThan(1_000)
  expect(fees.maxFee).toBeLessThan(11n * price.maxFee)
  expect(fees.maxPriorityFee).toBeLessThan(11n * price.maxPriorityFee)
})
