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
])('%s means %s', (key, meaning) => {
  expect(readQueueKey(press(key), onPage)).toBe(meaning)
})

test('arrows walk from within the list and scroll everywhere else', () => {
  expect(readQueueKey(press('ArrowDown'), { ...onPage, isInList: true })).toBe('next')
  expect(readQueueKey(press('ArrowUp'), { ...onPage, isInList: true })).toBe('previous')
  expect(readQueueKey(press('ArrowDown'), onPage)).toBeNull()
})

test('nothing is taken from whoever types, from the browser’s own keys, and no letter once letters are off', () => {
  for (const key of ['j', 'Escape', 'ArrowDown'])
    expect(readQueueKey(press(key), { ...onPage, isTyping: true, isInList: true })).toBeNull()
  for (const held of [{ ctrlKey: true }, { metaKey: true }, { altKey: true }])
    expect(readQueueKey(press('j', held), onPage)).toBeNull()
  expect(readQueueKey(press('j'), { ...onPage, areLettersOn: false })).toBeNull()
  expect(readQueueKey(press('Escape'), { ...onPage, areLettersOn: false })).toBe('close')
})

test('steps from row to row and stay at the ends; from nowhere they begin at one', () => {
  const ids = [4, 7, 9]
  expect(stepFrom(ids, 4, 1)).toBe(7)
  expect(stepFrom(ids, 9, 1)).toBe(9)
  expect(stepFrom(ids, 4, -1)).toBe(4)
  expect(stepFrom(ids, null, 1)).toBe(4)
  expect(stepFrom(ids, null, -1)).toBe(9)
  expect(stepFrom(ids, 8, 1)).toBe(4)
  expect(stepFrom([], null, 1)).toBeNull()
})

test('names the neighbours of an open row, and for one that was decided the first that waits', () => {
  const rows = [{ id: 4 }, { id: 7 }]
  const hrefOf = (id: number) => `/${id}`
  expect(findNeighbours(rows, 4, hrefOf)).toEqual({ previous: null, next: '/7' })
  expect(findNeighbours(rows, 7, hrefOf)).toEqual({ previous: '/4', next: null })
  expect(findNeighbours(rows, 5, hrefOf)).toEqual({ previous: null, next: '/4' })
})
