import { expect, test, vi } from 'vitest'
import { rememberAnswers } from './remember-answers.ts'

test('the server judges again whether a name is taken only after the list of accredited names has changed, and reads each version of the list once', () => {
  const judge = vi.fn((accredited: readonly string[], name: string) => accredited.includes(name))
  const read = vi.fn((accredited: readonly string[]) => (name: string) => judge(accredited, name))
  const isTaken = rememberAnswers(read)
  const ask = () => ['Northfield', 'Southfield'].map((name) => isTaken(name, ['Northfield']))
  expect([ask(), ask()]).toEqual([
    [true, false],
    [true, false],
  ])
  expect([read, judge].map(({ mock }) => mock.calls.length)).toEqual([1, 2])
  expect(isTaken('Southfield', ['Northfield', 'Southfield'])).toBe(true)
  expect([read, judge].map(({ mock }) => mock.calls.length)).toEqual([2, 3])
})

test('the server remembers for at most 1,000 names whether they are taken, and first forgets the name that nobody asked about for the longest time', () => {
  const judge = vi.fn(() => false)
  const isTaken = rememberAnswers(() => judge)
  const ask = (number: number) => isTaken(`Name ${number}`, [])
  for (let number = 0; number < 1000; number++) ask(number)
  ask(0)
  ask(1000)
  expect(judge).toHaveBeenCalledTimes(1001)
  ask(0)
  ask(2)
  expect(judge).toHaveBeenCalledTimes(1001)
  ask(1)
  expect(judge).toHaveBeenCalledTimes(1002)
})
