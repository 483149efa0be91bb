/** Tests names in many alphabets, of one or several words, that people type in different ways. */
import { expect, test } from 'vitest'
import { writeCsv } from '../../../lib/csv/write-csv.ts'
import { toCells } from '../export/export-rows.ts'
import { arrangeRows } from './arrange-rows.ts'
import { findNames, isNameOf, isPersonNamed } from './named-person.ts'
import { mark, namedRow } from './rows-rig.ts'

const apart = (text: string) => text.normalize('NFD')

test.each([
  ['José García Márquez', apart('José García Márquez')],
  ['José García Márquez', 'GARCÍA MÁRQUEZ, José'],
  ['Suharto', 'SUHARTO'],
  ["Siobhán O'Brien", 'O’BRIEN Siobhán'],
  ['Işık Kılıç', 'KILIÇ, IŞIK'],
  ['İpek Yıldız', 'ipek yildiz'],
  ['حسن شريف', 'حَسَن شَرِيف'],
  ['שרה לוי', 'לוי שרה'],
  ['王小明', '王小明'],
  ['สมชาย ใจดี', 'ใจดี สมชาย'],
  ['सीमा शर्मा', 'शर्मा सीमा'],
])('the person %j is named by the text %j', (person, text) => {
  expect(isPersonNamed(person, text)).toBe(true)
})

test.each([
  ['王小明', '王小朋'],
  ['สมชาย ใจดี', 'สมหญิง ใจงาม'],
  ['حسن شريف', 'حسين شرف'],
  ['Suharto', 'Sukarno'],
  ['मोना शर्मा', 'मीना शर्मा'],
  ['สีดา ใจดี', 'สุดา ใจดี'],
  ['さとう けんじ', 'さどう けんし'],
])('the person %j is not named by the text %j', (person, text) => {
  expect(isPersonNamed(person, text)).toBe(false)
})

test.each([
  ['Anna', 'Anna Reis', false],
  ['Anna', 'ANNA', true],
  ['Anna Anna', 'Anna Reis', false],
  ['Anna Anna', 'Anna Anna', true],
  ['Anna Reis', 'Anna Maria Reis', true],
  ['Anna Maria Reis', 'Anna Reis', true],
])('the confirmed name %j counts as the expected name %j: %j', (person, expected, isSame) => {
  expect(isNameOf(person, expected)).toBe(isSame)
})

test('the page finds a name in a text that writes accents as separate characters', () => {
  expect(findNames(apart('from José García of Faro'))).toEqual(['José García'])
})

test('rows whose names are the same name written in several ways count as one person', async () => {
  const rows = mark(
    await namedRow(1, "José O'Brien Kılıç"),
    await namedRow(2, apart('José O’Brien Kılıç')),
    await namedRow(3, "JOSÉ O'BRIEN KILIÇ"),
  )
  expect(rows.flatMap(({ marks }) => marks.map(({ kind }) => kind))).not.toContain('other-name')
})

test('rows sorted by person are in alphabetical order, and the rows of one person stand together', async () => {
  const names = [
    'Zoë',
    'Émile',
    'Erik',
    'çelik',
    'Cem',
    'Işık',
    'Ira',
    'IŞIK',
    'Ólafur',
    'שרה',
    '王小明',
    'سارة',
    'ソウタ',
  ]
  const rows = mark(...(await Promise.all(names.map((name, place) => namedRow(place + 1, name)))))
  const ordered = arrangeRows(rows, { order: 'person', isOnlyNotFine: false }).map(({ claim }) => claim?.person)
  expect(ordered.slice(0, 9)).toEqual(['çelik', 'Cem', 'Émile', 'Erik', 'Ira', 'Işık', 'IŞIK', 'Ólafur', 'Zoë'])
})

test('a saved table has each name as the verifier confirmed it, with up to 200 characters', async () => {
  const names = ['José O’Brien', 'سارة الأحمد', 'שרה לוי', '王小明', 'สมชาย ใจดี', 'ş'.repeat(200)]
  const rows = mark(...(await Promise.all(names.map((name, place) => namedRow(place + 1, name)))))
  const lines = writeCsv(toCells(rows)).split('\r\n')
  for (const [place, name] of names.entries()) expect(lines[place + 1]).toContain(name)
})
