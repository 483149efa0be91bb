import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Mutant } from './mutant.ts'

const root = join(import.meta.dirname, '../..')

/**
 * Returns the text of the defence's file without the defence, or null when `search` does not occur
 * exactly once.
 */
export function withoutDefence({ file, search, replace }: Mutant): string | null {
  const pieces = readFileSync(join(root, file), 'utf8').split(search)
  return pieces.length === 2 ? pieces.join(replace) : null
}
