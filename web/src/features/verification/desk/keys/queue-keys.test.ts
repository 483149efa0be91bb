import { expect, test } from 'vitest'
import { findNeighbours, readQueueKey, stepFrom } from './queue-keys.ts'

const onPage = { isTyping: false, isInList: false, isAtDesk: true, areLettersOn: true, dialogClosedAt: 1000 }
const press = (key: string, held: object = {}) => ({
  ...{ key, ctrlKey: false, metaKey: false, altKey: false, repeat: false, timeStamp: 1500 },
  ...held,
})

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
])('on the verifier’s work page, pressing the key %s means %s', (key, meaning) => {
  expect(readQueueKey(press(key), onPage)).toBe(meaning)
})

test('arrow keys move within the list of requests, and scroll the page everywhere else', () => {
  expect(readQueueKey(press('ArrowDown'), { ...onPage, isInList: true })).toBe('next')
  expect(readQueueKey(press('ArrowUp'), { ...onPage, isInList: true })).toBe('previous')
  expect(readQueueKey(press('ArrowDown'), onPage)).toBeNull()
})

test('the keys of the verifier’s work page do nothing while a person types or holds Ctrl, Meta or Alt, and letters do nothing if turned off', () => {
  for (const key of ['j', 'Escape', 'ArrowDown'])
    expect(readQueueKey(press(key), { ...onPage, isTyping: true, isInList: true })).toBeNull()
  for (const held of [{ ctrlKey: true }, { metaKey: true }, { altKey: true }])
    expect(readQueueKey(press('j', held), onPage)).toBeNull()
  expect(readQueueKey(press('j'), { ...onPage, areLettersOn: false })).toBeNull()
  expect(readQueueKey(press('Escape'), { ...onPage, areLettersOn: false })).toBe('close')
})

test('on the verifier’s work page, a letter does nothing while the focus is neither in the list of requests nor in the open request', () => {
  for (const key of ['j', 'k', 'a', 'r', 'q'])
    expect(readQueueKey(press(key), { ...onPage, isAtDesk: false })).toBeNull()
})

test('no key acts on the verifier’s work page within half a second after a dialog has closed', () => {
  for (const key of ['j', 'a', 'r', 'q', 'Escape', 'ArrowDown'])
    for (const timeStamp of [990, 1000, 1499])
      expect(readQueueKey(press(key, { timeStamp }), { ...onPage, isInList: true })).toBeNull()
})

test('on the verifier’s work page, a key that is held down moves through the list of requests and decides nothing', () => {
  expect(readQueueKey(press('j', { repeat: true }), onPage)).toBe('next')
  for (const key of ['a', 'r', 'q', 'Escape']) expect(readQueueKey(press(key, { repeat: true }), onPage)).toBeNull()
})

test('the keys of the verifier’s work page move from row to row and stop at the first and the last row', () => {
  const ids = [4, 7, 9]
  expect(stepFrom(ids, 4, 1)).toBe(7)
  expect(stepFrom(ids, 9, 1)).toBe(9)
  expect(stepFrom(ids, 4, -1)).toBe(4)
  expect(stepFrom(ids, null, 1)).toBe(4)
  expect(stepFrom(ids, null, -1)).toBe(9)
  expect(stepFrom(ids, 8, 1)).toBe(4)
  expect(stepFrom([], null, 1)).toBeNull()
})

test('the next row after an open row is the row below, or the first row if the open row has left the list of requests', () => {
  const rows = [{ id: 4 }, { id: 7 }]
  const hrefOf = (id: number) => `/${id}`
  expect(findNeighbours(rows, 4, hrefOf)).toEqual({ previous: null, next: '/7' })
  expect(findNeighbours(rows, 7, hrefOf)).toEqual({ previous: '/4', next: null })
  expect(findNeighbours(rows, 5, hrefOf)).toEqual({ previous: null, next: '/4' })
})
