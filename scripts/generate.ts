/**
 * `npm run generate` writes all generated files that are committed. With `--check`, it only names
 * those that are out of date.
 */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')
const generators = ['contracts/scripts/compile.ts', 'scripts/write-api-page.ts', 'scripts/write-limits-page.ts']

const failed = generators.filter((generator) => {
  const { status } = spawnSync(process.execPath, [generator, ...process.argv.slice(2)], { cwd: root, stdio: 'inherit' })
  return status !== 0
})
process.exitCode = failed.length === 0 ? 0 : 1
