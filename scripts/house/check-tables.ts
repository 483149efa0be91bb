import { tableOwners } from '../../server/src/db/table-owners.ts'
import { joinsAcrossModules } from './allowed.ts'
import { type ParsedSource, walkSyntax } from './parse-source.ts'

/**
 * Matches a table in a list, such as `shares` in `from shares` and in `from claims, shares`, but
 * not in a cast such as `shares::int`.
 */
const tablesRead = /(?:from|join|,)\s+(?:only\s+)?(\w+)(?!\w|::)/gi
const tablesWritten = /(?:insert into|update|delete from|\.insert\(|\.update\(|\.delete\()\s*(\w+)/gi

/**
 * Complains about a module of the server that writes another module's table, or that joins such a
 * table without permission. Also complains about a permission that is no longer used, so that the
 * list of permissions only shrinks.
 */
export function checkTables(sources: readonly ParsedSource[], allowed = joinsAcrossModules): string[] {
  const written = sources.flatMap((parsed) => listForeignTables(parsed, listWrittenTables))
  const read = sources.flatMap((parsed) => listForeignTables(parsed, listReadTables))
  const joins = Object.entries(allowed).flatMap(([file, tables]) => tables.map((table) => `${file} ${table}`))
  return [
    ...written.map((use) => `server/src/modules/${use}: only the module that owns the table writes it`),
    ...read.filter((use) => !joins.includes(use)).map((use) => `server/src/modules/${use}: is no allowed join`),
    ...joins
      .filter((use) => !read.includes(use))
      .map((use) => `allowed.ts ${use}: this join is gone, and its line can go`),
  ]
}

/** Lists `module/file.ts table` for each table of another module that `listTables` finds. */
function listForeignTables(parsed: ParsedSource, listTables: (parsed: ParsedSource) => Set<string>): string[] {
  const [, path, module] = /^server\/src\/modules\/(([^/]+)\/.+)$/.exec(parsed.file) ?? []
  if (!path || path.endsWith('.test.ts')) return []
  const named = listTables(parsed)
  return Object.entries(tableOwners)
    .filter(([table, owner]) => owner !== module && named.has(table))
    .map(([table]) => `${path} ${table}`)
}

/** Lists the tables that a source reads in SQL or imports as Drizzle objects. */
function listReadTables({ source, program }: ParsedSource): Set<string> {
  const named = new Set<string>()
  walkSyntax(program, ({ type, start, end }) => {
    const text = source.slice(start, end)
    const [, imported = ''] = /^import {([^}]*)} from '[./]*db\/schema/.exec(text) ?? []
    if (type === 'ImportDeclaration') for (const [name] of imported.matchAll(/\w+/g)) named.add(toTableName(name))
    if (type === 'TaggedTemplateExpression' && /^sql\b/.test(text))
      for (const [, name = ''] of text.matchAll(tablesRead)) named.add(name)
  })
  return named
}

function listWrittenTables({ source }: ParsedSource): Set<string> {
  return new Set([...source.matchAll(tablesWritten)].map(([, name = '']) => toTableName(name)))
}

function toTableName(drizzleName: string): string {
  return drizzleName.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}
