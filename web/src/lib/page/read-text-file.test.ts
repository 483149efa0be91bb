import { expect, test } from 'vitest'
import { readTextFile } from './read-text-file.ts'

test('the page reads only the beginning of a text file that is too large, so what it reads is no valid JSON', async () => {
  const file = new Blob([JSON.stringify({ text: 'W'.repeat(1000) })])
  expect(await readTextFile(file, 100)).toHaveLength(100)
  expect(JSON.parse(await readTextFile(file, 2000))).toHaveProperty('text')
})
