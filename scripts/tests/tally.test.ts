import { expect, test } from 'vitest'
import { describeTally, isGreen, lookTwice, type Tally } from './tally.ts'

const failing = (...names: string[]): Tally => ({
  passed: 5,
  failures: names.map((test) => ({ test, place: `${test}.ts`, error: `why ${test} fell\nand more` })),
  skipped: 0,
  isWhole: true,
})

async function look(first: Tally, second: Tally) {
  const noted: unknown[] = []
  const places: (readonly string[] | null)[] = []
  const run = async (asked: readonly string[] | null) => {
    places.push(asked)
    return second
  }
  const tally = await lookTwice(first, run, (entries) => noted.push(...entries))
  return { tally, noted, places }
}

test('a run without a failed test has no second look', async () => {
  expect((await look(failing(), failing())).places).toEqual([])
})

test('a test that passes at the second look counts as passed and is noted', async () => {
  const { tally, noted, places } = await look(failing('one', 'two'), failing('two'))
  expect(places).toEqual([['one.ts', 'two.ts']])
  expect(tally).toMatchObject({ passed: 6, failures: [{ test: 'two' }] })
  expect(noted).toEqual([{ test: 'one', error: 'why one fell\nand more' }])
  expect(isGreen(tally)).toBe(false)
})

test('a second look that breaks off, or runs no test, clears nobody', async () => {
  const broken = await look(failing('one'), { ...failing(), isWhole: false })
  expect(broken.tally.failures).toHaveLength(1)
  const empty = await look(failing('one'), { ...failing(), passed: 0 })
  expect(empty.tally.failures).toHaveLength(1)
  expect([...broken.noted, ...empty.noted]).toEqual([])
})

test('a run is green only when it is whole and a test passed', () => {
  expect(isGreen(failing())).toBe(true)
  expect(isGreen({ ...failing(), passed: 0 })).toBe(false)
  expect(isGreen({ ...failing(), isWhole: false })).toBe(false)
})

test('the closing line counts passed and failed tests, and skipped ones if there are any', () => {
  expect(describeTally(failing('one'))).toBe('5 passed, 1 failed')
  expect(describeTally({ ...failing(), skipped: 2 })).toBe('5 passed, 0 failed, 2 skipped')
})
