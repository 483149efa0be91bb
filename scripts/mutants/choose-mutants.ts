import { execFileSync, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { readCommit } from '../commit.ts'
import type { Mutant } from './mutant.ts'

/**
 * This file has one line: the newest commit at which `npm run mutants` tried all defences and
 * killed all mutants.
 */
const lineOfLastRun = 'scripts/mutants/all-tried-at'

/**
 * What has changed since the commit of the last full run of `npm run mutants`. `files` contains the
 * paths of the changed files. `isNew` tells whether that commit's list of defences lacks a
 * defence's entry.
 */
export type Changes = { files: ReadonlySet<string>; isNew: (mutant: Mutant) => boolean }

/**
 * Returns the defences in the order in which a limited run tries them. The defences whose file,
 * test or entry has changed come first. All others follow in an order that differs for each commit.
 */
export function orderMutants(mutants: readonly Mutant[], changes: Changes | null, seed: string) {
  const place = ({ defence, file }: Mutant) => createHash('sha256').update(`${seed} ${defence} ${file}`).digest('hex')
  const shuffled = mutants.toSorted((one, other) => (place(one) < place(other) ? -1 : 1))
  const hasChanged = (mutant: Mutant) =>
    changes === null || changes.isNew(mutant) || changes.files.has(mutant.file) || changes.files.has(mutant.test)
  return { changed: shuffled.filter(hasChanged), others: shuffled.filter((mutant) => !hasChanged(mutant)) }
}

/**
 * Finds what has changed since the newest commit at which `npm run mutants` killed all mutants.
 * Returns null when no commit is noted, or when this clone of the repository lacks the noted
 * commit. Every defence then counts as changed.
 */
export async function readChanges(root: string): Promise<Changes | null> {
  if (!existsSync(join(root, lineOfLastRun))) return null
  const commit = readFileSync(join(root, lineOfLastRun), 'utf8').trim()
  if (spawnSync('git', ['cat-file', '-e', `${commit}^{commit}`], { cwd: root }).status !== 0) return null
  const files = new Set(git(root, 'diff', '--name-only', '--no-renames', '-z', commit).split('\0'))
  const earlier = new Set((await readListAt(root, commit)).map((mutant) => JSON.stringify(mutant)))
  return { files, isNew: (mutant) => !earlier.has(JSON.stringify(mutant)) }
}

/**
 * Copies the list of defences out of an earlier commit, and loads the copy. The files of the list
 * import nothing outside their own folder.
 */
async function readListAt(root: string, commit: string): Promise<readonly Mutant[]> {
  const copy = mkdtempSync(join(tmpdir(), 'defences-'))
  try {
    const archive = execFileSync('git', ['archive', commit, 'scripts/mutants'], { cwd: root, maxBuffer: 64_000_000 })
    execFileSync('tar', ['-x', '-C', copy], { input: archive })
    writeFileSync(join(copy, 'package.json'), '{ "type": "module" }')
    const list: { mutants: readonly Mutant[] } = await import(
      String(pathToFileURL(join(copy, 'scripts/mutants/defences.ts')))
    )
    return list.mutants
  } finally {
    rmSync(copy, { recursive: true })
  }
}

/**
 * Notes that all defences were tried on the present commit. Returns false and writes nothing if
 * files on the disk differ from this commit.
 */
export function noteAllTried(root: string): boolean {
  if (git(root, 'status', '--porcelain', '--untracked-files=no') !== '') return false
  writeFileSync(join(root, lineOfLastRun), `${readCommit(root)}\n`)
  return true
}

function git(root: string, ...words: string[]): string {
  return execFileSync('git', words, { cwd: root, encoding: 'utf8', maxBuffer: 64_000_000 })
}
