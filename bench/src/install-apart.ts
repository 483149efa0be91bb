/**
 * Installs packages that only one bench needs. They are not in the project's package.json, so that
 * `npm ci` does not download them for everybody.
 */
import { spawnSync } from 'node:child_process'
import { statSync } from 'node:fs'
import { join } from 'node:path'

export function installApart(cwd: string): void {
  const changedAt = (file: string) => statSync(join(cwd, file), { throwIfNoEntry: false })?.mtimeMs ?? 0
  if (changedAt('node_modules/.package-lock.json') >= changedAt('package-lock.json')) return
  const { status } = spawnSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], { cwd, stdio: 'inherit' })
  if (status !== 0) throw new Error(`What stands in ${cwd} did not install`)
}
