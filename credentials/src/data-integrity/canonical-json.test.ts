import { expect, test } from 'vitest'
import { canonicalizeJson } from './canonical-json.ts'

test('a number that JavaScript cannot hold, such as 1e999, has another canonical form than null', () => {
  const written = canonicalizeJson(JSON.parse('{"limit":1e999,"list":[-1e999]}'))
  expect(written).not.toBe(canonicalizeJson({ limit: null, list: [null] }))
  expect(() => JSON.parse(written)).toThrow()
})

test('the canonical form of JSON has sorted members and no spaces', () => {
  expect(canonicalizeJson({ b: [1, null, true], a: { d: 'x', c: 1.5 } })).toBe(
    '{"a":{"c":1.5,"d":"x"},"b":[1,null,true]}',
  )
})
