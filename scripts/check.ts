/** `npm run check` runs every step below and prints every complaint before it fails. */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { ensureBuilt, webBuild } from '../local/src/page-build.ts'
import { checkArrows } from './arrows.ts'
import { weighBuild } from './budgets.ts'
import { checkSpecCoverage } from './check-spec-coverage.ts'
import { ensureChromium, findFirefox } from './chromium.ts'
import { checkHouse } from './house/check-house.ts'

const root = join(import.meta.dirname, '..')
const bin = join(root, 'node_modules', '.bin')
const workspaces = [
  'domain',
  'credentials',
  'proofs',
  'proofs/setup',
  'contracts',
  'server',
  'web',
  'web/build',
  'web/offline',
  'local',
  'local/demo-wallet',
  'e2e',
  'bench',
  'scripts',
]

const steps: readonly [name: string, run: () => boolean | Promise<boolean>][] = [
  ['format and lint', () => command('biome', 'ci', '--error-on-warnings', '.')],
  ['arrows', () => holds(checkArrows())],
  ['house', () => holds(checkHouse(root))],
  ['docs/spec', () => holds(checkSpecCoverage(root))],
  ['types', () => workspaces.map((workspace) => command('tsc', '-p', workspace)).every(Boolean)],
  ['dead code', () => command('knip')],
  ['generated files', () => command('node', 'scripts/generate.ts', '--check')],
  ['budgets', budgetsHold],
  ['every screen', walksPass],
  ['defences are missed', () => command('node', 'scripts/mutants.ts', '--sample')],
]

process.exitCode = 0
for (const [name, run] of steps) {
  const started = performance.now()
  const passed = await run()
  console.log(`${passed ? 'ok    ' : 'FAILED'} ${name} (${((performance.now() - started) / 1000).toFixed(1)} s)`)
  if (!passed) process.exitCode = 1
}
if (!findFirefox())
  console.log('NOT TESTED in Firefox: there is none on this machine. Install it, or name one with FIREFOX_BIN.')

function holds(complaints: readonly string[]): boolean {
  for (const complaint of complaints) console.error(complaint)
  return complaints.length === 0
}

async function budgetsHold(): Promise<boolean> {
  const folder = await ensureBuilt(webBuild(root, 'production'), { root })
  const over = weighBuild(folder).filter(({ bytes, limit }) => bytes > limit)
  for (const { what, bytes, limit } of over) console.error(`${what}: ${bytes} bytes of at most ${limit}`)
  return over.length === 0
}

/** No screen may fail axe or leave its box, at any width, in longer texts or from right to left. */
async function walksPass(): Promise<boolean> {
  process.env['CHROMIUM_BIN'] = await ensureChromium()
  return command('playwright', 'test', '-c', 'e2e/walks.config.ts')
}

function command(name: string, ...args: string[]): boolean {
  const env = process.stdout.isTTY ? process.env : { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0' }
  const { status, error } = spawnSync(join(bin, name), args, { cwd: root, stdio: 'inherit', env })
  if (error) console.error(`${name}: ${error.message}`)
  return status === 0
}
