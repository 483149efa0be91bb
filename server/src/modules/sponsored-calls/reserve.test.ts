import { expect, test } from 'vitest'
import { isWithinBudget, type Stake } from './reserve.ts'

const budget = { perDay: 1000n, reserve: 500n }
const urgent = (stake: Stake, spentUrgently = 0n) => ({ stake, spentUrgently })

test('the reserve of the day’s gas is for urgent calls', () => {
  expect(isWithinBudget({ spent: 490n, gas: 10n, urgent: null }, budget)).toBe(true)
  expect(isWithinBudget({ spent: 490n, gas: 11n, urgent: null }, budget)).toBe(false)
  expect(isWithinBudget({ spent: 490n, gas: 11n, urgent: urgent('vouched') }, budget)).toBe(true)
  expect(isWithinBudget({ spent: 950n, gas: 50n, urgent: urgent('vouched') }, budget)).toBe(true)
  expect(isWithinBudget({ spent: 950n, gas: 51n, urgent: urgent('vouched') }, budget)).toBe(false)
})

test('a new identity has no part in the reserve, and still its part in the ordinary budget', () => {
  expect(isWithinBudget({ spent: 490n, gas: 10n, urgent: urgent('new') }, budget)).toBe(true)
  expect(isWithinBudget({ spent: 490n, gas: 11n, urgent: urgent('new') }, budget)).toBe(false)
})

test('half of the reserve is for identities with a claim that an accredited verifier confirmed', () => {
  expect(isWithinBudget({ spent: 740n, gas: 10n, urgent: urgent('settled') }, budget)).toBe(true)
  expect(isWithinBudget({ spent: 740n, gas: 11n, urgent: urgent('settled') }, budget)).toBe(false)
  expect(isWithinBudget({ spent: 740n, gas: 11n, urgent: urgent('vouched') }, budget)).toBe(true)
})

test('one identity uses a fifth of the reserve at most', () => {
  expect(isWithinBudget({ spent: 600n, gas: 20n, urgent: urgent('vouched', 80n) }, budget)).toBe(true)
  expect(isWithinBudget({ spent: 600n, gas: 21n, urgent: urgent('vouched', 80n) }, budget)).toBe(false)
})
