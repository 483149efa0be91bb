import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { listFiles } from '../list-files.ts'
import { root } from '../tests/program.ts'
import { findLists, listBounds } from './list-bounds.ts'

const sources = listFiles(root, 'server/src/modules/*/routes.ts').map((file) => readFileSync(join(root, file), 'utf8'))

const codeOf = (name: string) =>
  sources
    .flatMap((source) => source.split(/\bhandle(?:Prepared)?Route\(/))
    .find((code) => code.includes(`outes.${name},`))

test('for each call whose answer contains a list, the table “listBounds” names what limits the bytes of the list', () => {
  expect(Object.keys(listBounds)).toEqual(findLists().map(({ name }) => name))
})

test.each(Object.keys(listBounds).filter((name) => listBounds[name]?.isPaged))(
  'the list of %s comes in pages, which end before they have too many bytes',
  (name) => {
    expect(codeOf(name)).toContain('answerPage(')
  },
)

test('each call that accepts a page size answers with pages', () => {
  const sized = findLists().filter(({ route }) => 'limit' in (route.query?._zod.def.shape ?? {}))
  expect(sized.filter(({ name }) => !listBounds[name]?.isPaged).map(({ name }) => name)).toEqual([])
})
