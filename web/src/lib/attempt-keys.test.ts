import { expect, test } from 'vitest'
import { createAttemptKeys } from './attempt-keys.ts'

test('keeps the key while the content stays, and takes a new one when it changes', () => {
  let made = 0
  const keyOf = createAttemptKeys(() => `key-${++made}`)
  expect([keyOf({ title: 'a' }), keyOf({ title: 'a' }), keyOf({ title: 'b' }), keyOf({ title: 'a' })]).toEqual([
    'key-1',
    'key-1',
    'key-2',
    'key-3',
  ])
})
