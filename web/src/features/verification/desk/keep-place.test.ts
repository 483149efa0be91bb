import { expect, test } from 'vitest'
import { keepPlace } from './keep-place.ts'
import { findNeighbours } from './keys/queue-keys.ts'

const rows = (...ids: number[]) => ids.map((id) => ({ id }))

test('the open request keeps its place in the list after somebody has decided the request elsewhere', () => {
  expect(keepPlace(rows(1, 2, 3, 4), rows(1, 3, 4), 2)).toEqual(rows(1, 2, 3, 4))
  expect(keepPlace(rows(1, 2, 3), rows(2, 3), 1)).toEqual(rows(1, 2, 3))
  expect(keepPlace(rows(1, 2, 3), rows(1, 2), 3)).toEqual(rows(1, 2, 3))
  expect(keepPlace(rows(1, 2), [], 2)).toEqual(rows(2))
})

test('an open request that has left the list stays below the nearest request before it that is still listed', () => {
  expect(keepPlace(rows(1, 2, 3, 4), rows(1, 4, 5), 3)).toEqual(rows(1, 3, 4, 5))
})

test('a list keeps no place for a request that is not open, is still listed or was never listed', () => {
  expect(keepPlace(rows(1, 2), rows(1), null)).toEqual(rows(1))
  expect(keepPlace(rows(1, 2), rows(2, 1), 1)).toEqual(rows(2, 1))
  expect(keepPlace(rows(1, 2), rows(1), 9)).toEqual(rows(1))
})

test('after an open request was decided, the next request is the one below it and never the first of the list', () => {
  const shown = keepPlace(rows(1, 2, 3), rows(1, 3), 2)
  expect(findNeighbours(shown, 2, String)).toEqual({ previous: '1', next: '3' })
  expect(findNeighbours(keepPlace(rows(1, 2), rows(1), 2), 2, String)).toEqual({ previous: '1', next: null })
})
