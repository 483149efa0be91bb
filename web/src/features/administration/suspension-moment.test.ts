import { expect, test } from 'vitest'
import { readSuspensionMoment } from './suspension-moment.ts'

const now = new Date('2026-11-25T12:00:00Z')
const accredited = { accreditedSince: '2026-11-01T00:00:00Z' }
const suspended = { ...accredited, suspendedAt: '2026-11-20T00:00:00Z' }

test('a suspension counts from now when the administrator enters no moment', () => {
  expect(readSuspensionMoment('', accredited, now)).toEqual({ kind: 'now' })
})
test('a suspension counts from the moment that the administrator typed if the verifier was accredited at that moment', () => {
  const seconds = Date.parse('2026-11-10T08:30:00Z') / 1000
  expect(readSuspensionMoment('2026-11-10T08:30Z', accredited, now)).toEqual({ kind: 'as-of', seconds })
})
test.each([
  ['in the future', '2026-11-26T00:00Z', accredited, 'future'],
  ['before the accreditation', '2026-10-31T00:00Z', accredited, 'before-accreditation'],
  ['that is no date', 'soon', accredited, 'no-date'],
  ['later than the present one', '2026-11-21T00:00Z', suspended, 'not-earlier'],
  ['left out for a suspended verifier', '', suspended, 'no-date'],
])('a suspension cannot count from a moment %s', (_, typed, entry, why) => {
  expect(readSuspensionMoment(typed, entry, now)).toEqual({ kind: 'faulty', why })
})
