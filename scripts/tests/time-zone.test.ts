import { expect, test } from 'vitest'
import { chooseTimeZone } from './time-zone.ts'

test('the commit decides in which time zone the tests run, so that a failed run can be repeated', () => {
  const commits = ['00000000', '00000001', '00000002']
  expect(new Set(commits.map((commit) => chooseTimeZone(commit, undefined))).size).toBe(3)
  expect(chooseTimeZone('00000001', '')).toBe(chooseTimeZone('00000001ab', undefined))
})

test('a run keeps the time zone that somebody has set, and a run of sources without git has a time zone, too', () => {
  expect(chooseTimeZone('00000001', 'Asia/Kolkata')).toBe('Asia/Kolkata')
  expect(chooseTimeZone('', undefined)).toBe('Pacific/Kiritimati')
})
