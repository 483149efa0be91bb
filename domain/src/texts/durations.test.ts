import { describe, expect, test } from 'vitest'
import * as arabic from './ar/durations.ts'
import { writeSeconds as writeArabicSeconds, writeYears as writeArabicYears } from './ar/years-and-seconds.ts'
import * as german from './de/durations.ts'
import * as english from './en/durations.ts'
import { writeSeconds, writeYears } from './en/years-and-seconds.ts'
import * as spanish from './es/durations.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs

describe('a length of time', () => {
  test('is written in its largest whole unit, in words up to twelve', () => {
    const lengths = [5 * minuteMs, 70 * minuteMs, hourMs, 3 * hourMs, dayMs, 2 * dayMs, 30 * dayMs]
    expect(lengths.map(english.writeDuration)).toEqual([
      'five minutes',
      '70 minutes',
      'an hour',
      'three hours',
      'a day',
      'two days',
      '30 days',
    ])
  })

  test('stands in the dative in German', () => {
    expect([dayMs, 2 * dayMs, hourMs].map(german.writeDuration)).toEqual(['einem Tag', 'zwei Tagen', 'einer Stunde'])
  })

  test('has the Spanish gender of its unit', () => {
    expect([dayMs, hourMs, 10 * minuteMs].map(spanish.writeDuration)).toEqual(['un día', 'una hora', 'diez minutos'])
  })

  test('has the Arabic form of its number', () => {
    const counts = [1, 2, 3, 10, 24]
    expect(counts.map((count) => arabic.writeHours(count * hourMs))).toEqual([
      'ساعة واحدة',
      'ساعتين',
      '3 ساعات',
      '10 ساعات',
      '24 ساعة',
    ])
  })

  test('can be written in years or in seconds', () => {
    expect([writeYears(1), writeYears(2), writeSeconds(1)]).toEqual(['a year', '2 years', 'a second'])
    expect([writeArabicYears(1), writeArabicSeconds(2)]).toEqual(['سنة واحدة', 'ثانيتين'])
  })

  test('can be written in hours and digits, even if it is a whole day', () => {
    expect([hourMs, dayMs].map(english.writeHours)).toEqual(['1 hour', '24 hours'])
  })
})
