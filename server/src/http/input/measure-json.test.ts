import { hasFewValues } from '@did/credentials/data-integrity/is-modest'
import { expect, test } from 'vitest'
import { findExcess } from './measure-json.ts'

test.each([
  ['0', 1],
  ['"[,{,"', 1],
  ['"\\",[\\\\"', 1],
  ['[]', 1],
  [' [ \n ] ', 1],
  ['[[],{}]', 3],
  ['{"a,b":{"c":[1, "2,3", null]},"d":{ }}', 7],
  ['[{"a":[]},[0,[0]]]', 7],
])('the values of a JSON text are counted as those of the parsed value are counted: %s', (json, count) => {
  expect(hasFewValues(JSON.parse(json), Infinity, count)).toBe(true)
  expect(hasFewValues(JSON.parse(json), Infinity, count - 1)).toBe(false)
  expect(findExcess(json, { values: count, levels: 9 })).toBe(null)
  expect(findExcess(json, { values: count - 1, levels: 9 })).toBe('values')
})

test('the levels of a JSON text are counted by the lists and objects that are open at the same time', () => {
  const limits = { values: 100, levels: 3 }
  expect(findExcess('[[[]],{"a":["[[[["]},[[0]]]', limits)).toBe(null)
  expect(findExcess('[[{"a":[]}]]', limits)).toBe('levels')
})

test('a text that ends inside a string or inside an escape is measured to its end', () => {
  for (const json of ['["a', '["a\\', '"']) expect(findExcess(json, { values: 2, levels: 1 })).toBe(null)
})
