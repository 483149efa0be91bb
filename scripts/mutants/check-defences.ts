import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { listFiles } from '../list-files.ts'
import type { Mutant } from './mutant.ts'
import { hasName, readTitles } from './test-titles.ts'
import { withoutDefence } from './without-defence.ts'

/**
 * Some tests have one case for each route. Their names contain the name of the route, which only
 * the files in this folder contain as a text.
 */
const namesOfRoutes = 'domain/src/routes'

/**
 * Complains about a defence whose code or test is not where the list says. Trying all mutants would
 * find this, too, but takes minutes.
 */
export function checkDefences(root: string, mutants: readonly Mutant[]): string[] {
  return mutants.flatMap((mutant) => [
    ...(withoutDefence(mutant) === null
      ? [`${mutant.defence}: ${mutant.file} does not have its code exactly once`]
      : []),
    ...(hasTest(root, mutant) ? [] : [`${mutant.defence}: ${mutant.test} has no test “${mutant.name}”`]),
  ])
}

function hasTest(root: string, { test: file, name }: Mutant): boolean {
  if (!existsSync(join(root, file))) return false
  const source = readFileSync(join(root, file), 'utf8')
  if (file.endsWith('.sol')) return source.includes(`function ${name}(`)
  const titles = readTitles(file, source)
  const isAmong = (sources: readonly string[]) => (text: string) => sources.some((each) => each.includes(text))
  if (titles.some((title) => hasName(title, name, isAmong([withoutEscapes(source)])))) return true
  const tables = listFiles(root, `${dirname(file)}/*.ts`, `${namesOfRoutes}/*.ts`)
  const beside = tables.map((table) => withoutEscapes(readFileSync(join(root, table), 'utf8')))
  return titles.some((title) => hasName(title, name, isAmong(beside)))
}

function withoutEscapes(source: string): string {
  return source.replaceAll("\\'", "'")
}
