/**
 * `npm run check`: format, lint, arrows, docs/spec true of the sources, types, dead code, generated files fresh, the page within its
 * budgets, and that some test falls for each defence taken out. Prints every complaint before it fails.
 */
import { spawnSync } from 'node:child_process'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { checkArrows } from './arrows.ts'
import { weighBuild } from './budgets.ts'
import { checkSpecCoverage } from './check-spec-coverage.ts'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const bin = join(root, 'node_modules', '.bin')
const workspaces = [
  'domain',
  'credentials',
  'proofs',
  'contracts',
  'server',
  'web',
  'web/offline',
  'local',
  'local/demo-wallet',
  'e2e',
  'bench',
  'scripts',
]

const steps: readonly [name: string, run: () => boolean][] = [
  ['format and lint', () => command('biome', 'ci', '--error-on-warnings', '.')],
  ['arrows', () => holds(checkArrows())],
  ['docs/spec', () => holds(checkSpecCoverage(root))],
  ['types', () => workspaces.map((workspace) => command('tsc', '-p', workspace)).every(Boolean)],
  ['dead code', () => command('knip')],
  ['generated files', () => command('node', 'scripts/generate.ts', '--check')],
  ['budgets', budgetsHold],
  ['defences are missed', () => command('node', 'scripts/mutants.ts')],
]

const failed = steps.filter(([name, run]) => {
  const started = performance.now()
  const passed = run()
  console.log(`${passed ? 'ok    ' : 'FAILED'} ${name} (${((performance.now() - started) / 1000).toFixed(1)} s)`)
  return !passed
})
process.exitCode = failed.length === 0 ? 0 : 1

function holds(complaints: readonly string[]): boolean {
  for (const complaint of complaints) console.error(complaint)
  return complaints.length === 0
}

/** Of the page as it is built for production. */
function budgetsHold(): boolean {
  if (!command('vite', 'build', 'web', '--mode', 'production', '--logLevel', 'warn')) return false
  const over = weighBuild(join(root, 'web/dist/production')).filter(({ bytes, limit }) => bytes > limit)
  for (const { what, bytes, limit } of over) console.error(`${what}: ${bytes} bytes of at most ${limit}`)
  return over.length === 0
}

function command(name: string, ...args: string[]): boolean {
  const env = process.stdout.isTTY ? process.env : { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0' }
  const { status, error } = spawnSync(join(bin, name), args, { cwd: root, stdio: 'inherit', env })
  if (error) console.error(`${name}: ${error.message}`)
  return status === 0
}
