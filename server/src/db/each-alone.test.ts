import { expect, test } from 'vitest'
import type { SqlRunner } from './database.ts'
import { eachAlone } from './each-alone.ts'

const answering = { execute: async () => ({ rows: [] }) } as unknown as SqlRunner
const silent = { execute: () => Promise.reject(new Error('No answer')) } as unknown as SqlRunner

function workOn(done: number[]) {
  return async (row: number) => {
    if (row < 3) throw new Error(`Row ${row} fails`)
    done.push(row)
  }
}

test('the work on all rows goes on after the work on a row has failed, and ends with the first error', async () => {
  const done: number[] = []
  await expect(eachAlone(answering, [1, 2, 3, 4], workOn(done))).rejects.toThrow('Row 1 fails')
  expect(done).toEqual([3, 4])
})

test('the work on all rows ends at once when the database gives no answer', async () => {
  const done: number[] = []
  await expect(eachAlone(silent, [1, 2, 3, 4], workOn(done))).rejects.toThrow('No answer')
  expect(done).toEqual([])
})
