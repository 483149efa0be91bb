import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { listFiles } from '../list-files.ts'
import { checkClock } from './check-clock.ts'
import { checkCommentWidth, checkReferences } from './check-comments.ts'
import { checkDecisions } from './check-decisions.ts'
import { checkFolders, checkRoot } from './check-folders.ts'
import { checkLinks } from './check-links.ts'
import { checkOrganizations } from './check-organizations.ts'
import { checkTables } from './check-tables.ts'
import { checkTypedLimits } from './check-typed-limits.ts'
import { checkVocabulary } from './check-vocabulary.ts'
import { parseSource } from './parse-source.ts'

/**
 * Checks all files in git by the rules of CONTRIBUTING.md, for example about folders, words and
 * links.
 */
export function checkHouse(root: string): string[] {
  const files = listFiles(root)
  const read = (file: string) => readFileSync(join(root, file), 'utf8')
  const sources = files.filter((file) => /\.tsx?$/.test(file)).map((file) => parseSource(file, read(file)))
  const written = files.filter((file) => /\.(tsx?|mjs|js|sol|circom|sql|css|md|sh)$/.test(file))
  return [
    ...checkRoot(files),
    ...checkFolders(files),
    ...checkDecisions(files, read),
    ...sources.flatMap(checkCommentWidth),
    ...sources.flatMap(checkVocabulary),
    ...checkTables(sources),
    ...checkClock(sources),
    ...checkOrganizations(sources),
    ...checkTypedLimits(sources),
    ...written
      .filter((file) => !file.startsWith('scripts/house/'))
      .flatMap((file) => checkReferences(file, read(file))),
    ...files.filter((file) => file.endsWith('.md')).flatMap((file) => checkLinks(root, file)),
  ]
}
