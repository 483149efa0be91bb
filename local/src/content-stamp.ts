import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'

const skipped = new Set(['node_modules', 'dist', 'test', 'test-results'])

/**
 * `sources` are files and folders below `root`. The hash covers the names and contents of all their
 * files.
 */
export function stampSources(root: string, sources: string[]): string {
  const hash = createHash('sha256')
  for (const source of sources)
    for (const file of listFiles(join(root, source))) {
      hash.update(`${relative(root, file)}\0`)
      hash.update(readFileSync(file))
    }
  return hash.digest('hex')
}

function listFiles(path: string): string[] {
  const found = statSync(path, { throwIfNoEntry: false })
  if (!found) return []
  if (!found.isDirectory()) return [path]
  const names = readdirSync(path)
    .filter((name) => !skipped.has(name) && !name.includes('.test.'))
    .sort()
  return names.flatMap((name) => listFiles(join(path, name)))
}
