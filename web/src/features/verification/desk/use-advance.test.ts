import { requestIdSchema } from '@did/domain/ids'
import { expect, test } from 'vitest'
import { findNext } from './use-advance.ts'

const open = { text: 'Which year?', askedAt: '2026-11-01T00:00:00.000Z', answer: null }
const row = (id: number, questions: (typeof open)[] = []) => ({ id: requestIdSchema.parse(id), questions })

const rows = [row(1), row(2), row(3), row(4)]
const without = (id: number) => rows.filter((each) => each.id !== id)

test('after a decision, the verifier’s work page opens the request that comes after the decided one in the list', () => {
  expect(findNext(rows, without(2), 2)).toBe(3)
})
test('after a decision about the last request of the list, the verifier’s work page opens the first request of the list', () => {
  expect(findNext(rows, without(4), 4)).toBe(1)
})
test('after a decision, the verifier’s work page opens a request with an open question only if no other request waits', () => {
  const asked = [row(1, [open]), row(2), row(3, [open]), row(4)]
  expect(findNext(asked, asked.slice(2), 2)).toBe(4)
  expect(findNext(asked, [row(3, [open])], 4)).toBe(3)
})
test('after a decision, the verifier’s work page opens the request below the decided one, and not a request that has arrived meanwhile', () => {
  expect(findNext(rows, [...without(2), row(5)], 2)).toBe(3)
})
test('after a decision, the verifier’s work page opens nothing if no request waits or if the decided request was not in the list', () => {
  expect(findNext([row(1)], [], 1)).toBeNull()
  expect(findNext(rows, rows, 9)).toBeNull()
})
