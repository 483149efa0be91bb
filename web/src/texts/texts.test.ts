import { readdirSync, readFileSync } from 'node:fs'
import * as labels from '@did/domain/texts/en/verdict/labels'
import { expect, test } from 'vitest'
import * as dates from './en/frame/dates.ts'
import * as notifications from './en/notifications/notifications.ts'
import * as check from './en/verdict/check-list.ts'
import type { Texts } from './texts.ts'

test('every file of the English texts is an area of a language', () => {
  const own = listFiles(new URL('./en', import.meta.url))
  const shared = listFiles(new URL('../../../domain/src/texts/en', import.meta.url))
  const source = readFileSync(new URL('./texts.ts', import.meta.url), 'utf8')
  const areas = [
    ...source.matchAll(
      /^ {2}'(.+)': Translated<\s*typeof import\('(?:\.|@did\/domain\/texts)\/en\/(.+?)(?:\.ts)?'\)/gm,
    ),
  ]
  expect(areas.map(([, area]) => area)).toEqual([...own, ...shared])
  expect(areas.map(([, , file]) => file)).toEqual([...own, ...shared])
})

function listFiles(folder: URL): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => file.slice(0, -'.ts'.length))
    .toSorted()
}

// The compiler judges the tests below: `@ts-expect-error` fails where the next line has no error.
test('a second language may use other words', () => {
  const german: Texts['verdict/check-list'] = {
    checkListTexts: {
      title: 'Was wir geprüft haben',
      checkedNow: 'Soeben in Ihrem Browser geprüft.',
      checkedOffline: 'Sie sind offline. Soeben geprüft, soweit dieses Gerät es kann.',
      again: 'Erneut prüfen',
      checkingAgain: 'Wird erneut geprüft...',
    },
  }
  expect(Object.keys(german.checkListTexts)).toEqual(Object.keys(check.checkListTexts))
  const outcomes: Texts['verdict/labels']['outcomeTexts'] = {
    passed: 'Bestanden',
    failed: 'Gescheitert',
    warning: 'Warnung',
    unchecked: 'Nicht prüfbar',
  }
  expect(Object.keys(outcomes)).toEqual(Object.keys(labels.outcomeTexts))
})

test('a language without one of the texts does not compile', () => {
  const { title, ...rest } = check.checkListTexts
  // @ts-expect-error: the title is missing
  const withoutTitle: Texts['verdict/check-list'] = { checkListTexts: rest }
  // @ts-expect-error: one outcome has no words
  const withoutOutcome: Texts['verdict/labels']['outcomeTexts'] = { passed: '', failed: '', warning: '' }
  expect([title, withoutTitle, withoutOutcome]).toHaveLength(3)
})

test('a language without one of the functions does not compile, nor does a text in the place of a function', () => {
  const { dayAndTime, ...rest } = dates
  // @ts-expect-error: nothing writes a day and a time
  const withoutTime: Texts['frame/dates'] = rest
  const { notificationTexts } = notifications
  // @ts-expect-error: the number of unread notifications belongs into the sentence
  const fixed: Texts['notifications/notifications'] = { notificationTexts: { ...notificationTexts, unread: 'unread' } }
  expect([dayAndTime, withoutTime, fixed]).toHaveLength(3)
})

test('a language without one of the areas does not compile', () => {
  const build = (english: Texts): Texts => {
    const { 'frame/errors': errors, ...rest } = english
    // @ts-expect-error: the area of errors is missing
    const withoutErrors: Texts = rest
    return { ...withoutErrors, 'frame/errors': errors }
  }
  expect(build).toBeTypeOf('function')
})
