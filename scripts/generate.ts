/** `npm run generate`: writes every committed file that is made from another one; with `--check` it only says which are stale. */
import { spawnSync } from 'node:child_process'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const generators = ['contracts/scripts/compile.ts']

const failed = generators.filter((generator) => {
  const { status } = spawnSync(process.execPath, [generator, ...process.argv.slice(2)], { cwd: root, stdio: 'inherit' })
  return status !== 0
})
process.exitCode = failed.length === 0 ? 0 : 1
