import { expect, test, vi } from 'vitest'
import { rememberAnswers } from './remember-answers.ts'

test('whether a name is taken is judged anew only after the list of accredited names has changed', () => {
  const judge = vi.fn((name: string, accredited: readonly string[]) => accredited.includes(name))
  const isTaken = rememberAnswers(judge)
  const ask = () => ['Northfield', 'Southfield'].map((name) => isTaken(name, ['Northfield']))
  expect([ask(), ask()]).toEqual([
    [true, false],
    [true, false],
  ])
  expect(judge).toHaveBeenCalledTimes(2)
  expect(isTaken('Southfield', ['Northfield', 'Southfield'])).toBe(true)
  expect(judge).toHaveBeenCalledTimes(3)
})

test('only a limited number of judged names is remembered', () => {
  const judge = vi.fn(() => false)
  const isTaken = rememberAnswers(judge)
  for (let number = 0; number <= 1000; number++) isTaken(`Name ${number}`, [])
  isTaken('Name 0', [])
  expect(judge).toHaveBeenCalledTimes(1002)
})
