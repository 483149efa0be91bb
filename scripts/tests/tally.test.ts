import { expect, test } from 'vitest'
import { judgeRun } from './run-counted.ts'
import { describeTally, isGreen, lookTwice, type Tally } from './tally.ts'

/**
 * Builds the tally of a run in which these tests failed. Each failed test is given as `test` or as
 * `test@place`.
 */
const failing = (...names: string[]): Tally => ({
  passed: 5,
  failures: names.map((name) => {
    const [test = '', place = `${test}.ts`] = name.split('@')
    return { test, place, error: `why ${test} fell\nand more` }
  }),
  skipped: 0,
  faults: [],
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

test('if no test of a run failed, no test runs a second time', async () => {
  expect((await look(failing(), failing())).places).toEqual([])
})

test('if more than 20 tests of a run failed, none of them runs a second time', async () => {
  const many = failing(...Array.from({ length: 21 }, (_, index) => `test ${index}`))
  expect(await look(many, failing())).toMatchObject({ places: [], tally: { failures: { length: 21 } } })
})

test('a failed test that passes when it runs a second time counts as passed and is noted as unsteady', async () => {
  const { tally, noted, places } = await look(failing('one', 'two'), failing('two'))
  expect(places).toEqual([['one.ts', 'two.ts']])
  expect(tally).toMatchObject({ passed: 6, failures: [{ test: 'two' }] })
  expect(noted).toEqual([{ test: 'one', error: 'why one fell\nand more' }])
  expect(isGreen(tally)).toBe(false)
})

test('a file whose set-up failed stays failed if one of its tests fails when they run a second time', async () => {
  const { tally, noted } = await look(failing('file.ts@file.ts'), failing('a test@file.ts'))
  expect(tally.failures.map(({ test }) => test)).toEqual(['file.ts', 'a test'])
  expect(noted).toEqual([])
})

test('a fault that occurs only when failed tests run a second time fails the whole run', async () => {
  const { tally } = await look(failing('one'), { ...failing(), faults: ['A promise was rejected.'] })
  expect(tally).toMatchObject({ failures: [{ test: 'one' }], faults: ['A promise was rejected.'] })
})

test('a failed test stays failed if no test runs when the failed tests are run again', async () => {
  const { tally, noted } = await look(failing('one'), { ...failing(), passed: 0 })
  expect(tally.failures).toHaveLength(1)
  expect(noted).toEqual([])
})

test('a fault of the first run stays even if each failed test passes when it runs a second time', async () => {
  const { tally } = await look({ ...failing('one'), faults: ['A promise was rejected.'] }, failing())
  expect(tally.failures).toEqual([])
  expect(isGreen(tally)).toBe(false)
})

test('a run counts as green only when a test passed and nothing else went wrong', () => {
  expect(isGreen(failing())).toBe(true)
  expect(isGreen({ ...failing(), passed: 0 })).toBe(false)
  expect(isGreen({ ...failing(), faults: ['It broke off.'] })).toBe(false)
})

test('a run fails if its exit code is not 0, even if its tally names no failed test, and a run without a tally fails, too', () => {
  expect(isGreen(judgeRun(0, failing()))).toBe(true)
  expect(isGreen(judgeRun(1, failing()))).toBe(false)
  expect(isGreen(judgeRun(0, null))).toBe(false)
  expect(judgeRun(1, failing('one')).faults).toEqual([])
})

test('the closing line of a run counts passed and failed tests, and skipped tests if there are any', () => {
  expect(describeTally(failing('one'))).toBe('5 passed, 1 failed')
  expect(describeTally({ ...failing(), skipped: 2 })).toBe('5 passed, 0 failed, 2 skipped')
})
