import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { describeUnsteady, noteUnsteady, readUnsteady } from './second-look.ts'

const folder = mkdtempSync(join(tmpdir(), 'second-look-'))
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('each step of `npm test` adds its unsteady tests to the unsteady tests of earlier steps', () => {
  const file = join(folder, 'test-results/unsteady.json')
  expect(readUnsteady(file)).toEqual([])
  noteUnsteady([{ test: 'a', error: 'first' }], file)
  noteUnsteady([{ test: 'b', error: 'second' }], file)
  expect(readUnsteady(file).map(({ test: name }) => name)).toEqual(['a', 'b'])
})

test('the line about an unsteady test shows only the first line of the test’s error', () => {
  expect(describeUnsteady([{ test: 'a', error: 'timed out\n  at x' }])).toEqual(['UNSTEADY a: timed out'])
})
