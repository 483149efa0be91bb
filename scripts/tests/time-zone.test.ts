import { expect, test } from 'vitest'
import { chooseTimeZone } from './time-zone.ts'

test('the time zone of a run follows from its commit, so that a red run can be repeated', () => {
  const commits = ['00000000', '00000001', '00000002']
  expect(new Set(commits.map((commit) => chooseTimeZone(commit, undefined))).size).toBe(3)
  expect(chooseTimeZone('00000001', '')).toBe(chooseTimeZone('00000001ab', undefined))
})

test('a time zone that somebody has set is kept, and a run of sources without git has a time zone, too', () => {
  expect(chooseTimeZone('00000001', 'Asia/Kolkata')).toBe('Asia/Kolkata')
  expect(chooseTimeZone('', undefined)).toBe('Pacific/Kiritimati')
})
