import { dirname } from 'node:path'

const fullestFolder = 25
/**
 * Folders whose files are a numbered series. A new file comes at the end, and no file ever moves.
 */
const series = ['docs/decisions', 'server/src/db/migrations']
/**
 * Only these files may be at the root, because a tool requires them there or visitors look for them
 * there.
 */
const rootFiles = [
  '.gitignore',
  '.npmrc',
  'CHANGELOG.md',
  'CONTRIBUTING.md',
  'LICENSE',
  'README.md',
  'SECURITY.md',
  'biome.json',
  'knip.json',
  'package-lock.json',
  'package.json',
  'tsconfig.base.json',
  'vitest.config.ts',
]

/**
 * Complains about a folder that contains more than 25 files, not counting those in its subfolders.
 */
export function checkFolders(files: readonly string[]): string[] {
  const folders = Map.groupBy(files, dirname)
  return [...folders]
    .filter(([folder, inside]) => inside.length > fullestFolder && !series.includes(folder))
    .map(([folder, inside]) => `${folder} has ${inside.length} files side by side, of at most ${fullestFolder}`)
}

export function checkRoot(files: readonly string[]): string[] {
  return files
    .filter((file) => dirname(file) === '.' && !rootFiles.includes(file))
    .map((file) => `${file} does not belong at the root: move it, or list it in scripts/house/check-folders.ts`)
}
