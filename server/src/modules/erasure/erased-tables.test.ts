import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { otherTables } from './erased-tables.ts'

const folder = new URL('../../db/migrations/', import.meta.url)
const migrations = readdirSync(folder)
  .filter((name) => name.endsWith('.sql'))
  .map((name) => readFileSync(new URL(name, folder), 'utf8'))
  .join('\n')

test('for each table whose rows an erasure does not delete itself, a foreign key with “on delete cascade” deletes the rows', () => {
  for (const [table, fate] of Object.entries(otherTables)) {
    if (!('goWith' in fate)) continue
    const [, columns = ''] = new RegExp(`create table ${table} \\(([\\s\\S]*?)\\n\\);`).exec(migrations) ?? []
    expect(columns, table).toMatch(new RegExp(`references ${fate.goWith} \\(\\w+\\) on delete cascade`))
  }
})
