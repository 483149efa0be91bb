import { expect, test } from 'vitest'
import { findNeighbours, readQueueKey, stepFrom } from './queue-keys.ts'

const onPage = { isTyping: false, isInList: false, areLettersOn: true }
const press = (key: string, held: object = {}) => ({ key, ctrlKey: false, metaKey: false, altKey: false, ...held })

test.each([
  ['j', 'next'],
  ['k', 'previous'],
  ['a', 'approve'],
  ['r', 'reject'],
  ['q', 'ask'],
  ['Escape', 'close'],
  ['J', null],
  ['x', null],
  ['constructor', null],
])('the key %s means %s', (key, meaning) => {
  expect(readQueueKey(press(key), onPage)).toBe(meaning)
})

test('arrow keys move within the list and scroll everywhere else', () => {
  expect(readQueueKey(press('ArrowDown'), { ...onPage, isInList: true })).toBe('next')
  expect(readQueueKey(press('ArrowUp'), { ...onPage, isInList: true })).toBe('previous')
  expect(readQueueKey(press('ArrowDown'), onPage)).toBeNull()
})

test('the keys leave typing and the browser’s own shortcuts alone, and letters when they are off', () => {
  for (const key of ['j', 'Escape', 'ArrowDown'])
    expect(readQueueKey(press(key), { ...onPage, isTyping: true, isInList: true })).toBeNull()
  for (const held of [{ ctrlKey: true }, { metaKey: true }, { altKey: true }])
    expect(readQueueKey(press('j', held), onPage)).toBeNull()
  expect(readQueueKey(press('j'), { ...onPage, areLettersOn: false })).toBeNull()
  expect(readQueueKey(press('Escape'), { ...onPage, areLettersOn: false })).toBe('close')
})

test('the keys step from row to row and stop at the ends', () => {
  const ids = [4, 7, 9]
  expect(stepFrom(ids, 4, 1)).toBe(7)
  expect(stepFrom(ids, 9, 1)).toBe(9)
  expect(stepFrom(ids, 4, -1)).toBe(4)
  expect(stepFrom(ids, null, 1)).toBe(4)
  expect(stepFrom(ids, null, -1)).toBe(9)
  expect(stepFrom(ids, 8, 1)).toBe(4)
  expect(stepFrom([], null, 1)).toBeNull()
})

test('an open row knows its neighbours, and after a decision the first pending one', () => {
  const rows = [{ id: 4 }, { id: 7 }]
  const hrefOf = (id: number) => `/${id}`
  expect(findNeighbours(rows, 4, hrefOf)).toEqual({ previous: null, next: '/7' })
  expect(findNeighbours(rows, 7, hrefOf)).toEqual({ previous: '/4', next: null })
  expect(findNeighbours(rows, 5, hrefOf)).toEqual({ previous: null, next: '/4' })
})
