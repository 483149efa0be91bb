import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { relativeTime, shortDate, utcDate } from './days.ts'

const now = new Date('2026-11-21T12:00:00Z')
const ago = (ms: number) => relativeTime(new Date(now.getTime() - ms), now)
const [minute, hour, day] = [60_000, 3_600_000, 86_400_000]

it.each([
  [minute - 1, 'Just now'],
  [minute, '1m ago'],
  [hour - 1, '59m ago'],
  [hour, '1h ago'],
  [day - 1, '23h ago'],
  [day, '1d ago'],
  [30 * day - 1, '29d ago'],
])('relativeTime shows an age of %i ms as %s', (ms, text) => expect(ago(ms)).toBe(text))

it('relativeTime shows the date from 30 days on', () => expect(ago(30 * day)).toMatch(/^\d+\/\d+\/2026/))

describe('shortDate', () => {
  it('shortDate shows a calendar day unchanged in every time zone', () =>
    expect(shortDate('2024-06-12')).toBe('Jun 12, 2024'))
  describe.each([
    ['America/Los_Angeles', 'Nov 27, 2026 (local time)', 'Nov 28, 2026'],
    ['Pacific/Kiritimati', 'Nov 28, 2026', 'Nov 29, 2026 (local time)'],
    ['Asia/Kolkata', 'Nov 28, 2026', 'Nov 29, 2026 (local time)'],
    ['UTC', 'Nov 28, 2026', 'Nov 28, 2026'],
  ])('in the time zone %s', (zone, early, late) => {
    beforeEach(() => void vi.stubEnv('TZ', zone))
    afterEach(() => void vi.unstubAllEnvs())

    it('shortDate shows a calendar day as it was written', () => expect(shortDate('2026-11-28')).toBe('Nov 28, 2026'))
    it('shortDate shows a moment as the day in the reader’s time zone, and adds “(local time)” if that day is not the day in UTC', () =>
      expect([shortDate('2026-11-28T03:00:00Z'), shortDate('2026-11-28T23:00:00Z')]).toEqual([early, late]))
  })
  it.each(['America/Los_Angeles', 'Pacific/Kiritimati'])(
    'relativeTime and utcDate name the time zone of a date long ago where the day may differ, for a reader in the time zone %s',
    (zone) => {
      vi.stubEnv('TZ', zone)
      const [early, late] = ['2026-06-12T03:00:00Z', '2026-06-12T23:00:00Z'].map((at) => new Date(at))
      const now = new Date('2026-11-28T12:00:00Z')
      expect(early && late && [relativeTime(early, now), relativeTime(late, now)]).toEqual(
        zone === 'America/Los_Angeles'
          ? ['6/11/2026 (local time)', '6/12/2026']
          : ['6/12/2026', '6/13/2026 (local time)'],
      )
      expect(utcDate('2026-06-12T23:00:00Z')).toBe('Jun 12, 2026 (UTC)')
      vi.unstubAllEnvs()
    },
  )
  it('shortDate returns a text that is not a date unchanged', () => expect(shortDate('soon')).toBe('soon'))
})
