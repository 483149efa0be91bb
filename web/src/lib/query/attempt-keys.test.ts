import { expect, test } from 'vitest'
import { createAttemptKeys } from './attempt-keys.ts'

test('a call’s idempotency key stays the same while its content does, and changes with the content', () => {
  let made = 0
  const keyOf = createAttemptKeys(() => `key-${++made}`)
  expect([keyOf({ title: 'a' }), keyOf({ title: 'a' }), keyOf({ title: 'b' }), keyOf({ title: 'a' })]).toEqual([
    'key-1',
    'key-1',
    'key-2',
    'key-3',
  ])
})
