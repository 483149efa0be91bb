import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { findLonelyFiles } from './check-languages.ts'

it('the check of languages names each English file without a translation, and each translation without an English file', () => {
  const root = mkdtempSync(join(tmpdir(), 'languages-'))
  const texts = ['en/a', 'es/a', 'de/a', 'ar/a', 'en/frame/b', 'es/frame/b', 'de/frame/b', 'de/c', 'en/b.test']
  for (const text of texts) {
    const file = join(root, 'web/src/texts', `${text}.ts`)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, '')
  }
  expect(findLonelyFiles(root)).toEqual([
    'web/src/texts/de/c.ts translates nothing, because web/src/texts/en/c.ts is missing.',
    'web/src/texts/ar/frame/b.ts is missing: every English text needs its translation.',
  ])
  rmSync(root, { recursive: true })
})
