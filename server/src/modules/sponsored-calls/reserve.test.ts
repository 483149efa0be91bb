import { expect, test } from 'vitest'
import { isWithinBudget, type Stake } from './reserve.ts'

const budget = { perDay: 1000n, reserve: 500n }
const urgent = (stake: Stake, spentUrgently = 0n) => ({ stake, spentUrgently })

test('only urgent calls may use the reserve of the sponsor’s daily gas', () => {
  expect(isWithinBudget({ spent: 490n, gas: 10n, urgent: null }, budget)).toBe(true)
  expect(isWithinBudget({ spent: 490n, gas: 11n, urgent: null }, budget)).toBe(false)
  expect(isWithinBudget({ spent: 490n, gas: 11n, urgent: urgent('vouched') }, budget)).toBe(true)
  expect(isWithinBudget({ spent: 950n, gas: 50n, urgent: urgent('vouched') }, budget)).toBe(true)
  expect(isWithinBudget({ spent: 950n, gas: 51n, urgent: urgent('vouched') }, budget)).toBe(false)
})

test('the urgent calls of a new identity may use the ordinary budget of gas, and not the reserve', () => {
  expect(isWithinBudget({ spent: 490n, gas: 10n, urgent: urgent('new') }, budget)).toBe(true)
  expect(isWithinBudget({ spent: 490n, gas: 11n, urgent: urgent('new') }, budget)).toBe(false)
})

test('half of the reserve is only for identities for which an accredited verifier vouches', () => {
  expect(isWithinBudget({ spent: 740n, gas: 10n, urgent: urgent('settled') }, budget)).toBe(true)
  expect(isWithinBudget({ spent: 740n, gas: 11n, urgent: urgent('settled') }, budget)).toBe(false)
  expect(isWithinBudget({ spent: 740n, gas: 11n, urgent: urgent('vouched') }, budget)).toBe(true)
})

test('one identity may use at most a fifth of the reserve', () => {
  expect(isWithinBudget({ spent: 600n, gas: 20n, urgent: urgent('vouched', 80n) }, budget)).toBe(true)
  expect(isWithinBudget({ spent: 600n, gas: 21n, urgent: urgent('vouched', 80n) }, budget)).toBe(false)
})
