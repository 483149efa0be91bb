import { expect, test } from 'vitest'
import { hasName, readTitles } from './test-titles.ts'

const source = `
  describe('a claim', () => {
    test('cannot change', () => undefined)
    test.skipIf(isOld)('can be read', () => undefined)
    test.each(['the owner', 'the verifier'])('can be shared by %s alone', () => undefined)
  })
  describe.each(Object.entries(routes))('%s', () => {
    test(\`answers \${status} to anybody\`, () => expect(test).toBeDefined())
  })
`
const titles = readTitles('a.test.ts', source)
const isNamed = (name: string) =>
  titles.some((title) => hasName(title, name, (text) => `${source} GET /`.includes(text)))

test('the check of defences finds a test by its whole name, which begins with the names of its describes', () => {
  expect(isNamed('a claim > cannot change')).toBe(true)
  expect(isNamed('a claim > can be read')).toBe(true)
})

test('the check of defences finds a test by a part of its name', () => {
  expect(isNamed('claim > cannot')).toBe(true)
  expect(isNamed('be read')).toBe(true)
})

test('the check of defences does not find a renamed test by its old name', () => {
  expect(isNamed('a claim cannot change')).toBe(false)
  expect(isNamed('a claim > never changes')).toBe(false)
})

test('the check of defences finds a case of test.each by the words in its table', () => {
  expect(isNamed('can be shared by the verifier alone')).toBe(true)
  expect(isNamed('can be shared by the thief alone')).toBe(false)
  expect(isNamed('can be shared by the verifier')).toBe(true)
})

test('the check of defences finds a test whose name has a varying part, when a text of the file can stand for this part', () => {
  expect(isNamed('GET / > answers status to anybody')).toBe(true)
  expect(isNamed('GET / > answers status to nobody')).toBe(false)
})
