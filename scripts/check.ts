/**
 * `npm run check`: format, lint, arrows, docs/spec true of the sources, types, dead code, generated files fresh, the page within its
 * budgets, every screen clear to axe and inside its box, two pages in Firefox where there is one, and that some test falls for each
 * defence taken out. Prints every complaint before it fails.
 */
import { spawnSync } from 'node:child_process'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ensureBuilt, webBuild } from '../local/src/page-build.ts'
import { checkArrows } from './arrows.ts'
import { weighBuild } from './budgets.ts'
import { checkSpecCoverage } from './check-spec-coverage.ts'
import { ensureChromium, findFirefox } from './chromium.ts'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const bin = join(root, 'node_modules', '.bin')
const workspaces = [
  'domain',
  'credentials',
  'proofs',
  'proofs/setup',
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

const steps: readonly [name: string, run: () => boolean | Promise<boolean>][] = [
  ['format and lint', () => command('biome', 'ci', '--error-on-warnings', '.')],
  ['arrows', () => holds(checkArrows())],
  ['docs/spec', () => holds(checkSpecCoverage(root))],
  ['types', () => workspaces.map((workspace) => command('tsc', '-p', workspace)).every(Boolean)],
  ['dead code', () => command('knip')],
  ['generated files', () => command('node', 'scripts/generate.ts', '--check')],
  ['budgets', budgetsHold],
  ['every screen', walksPass],
  ['defences are missed', () => command('node', 'scripts/mutants.ts')],
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

/** Of the page as it is built for production. */
async function budgetsHold(): Promise<boolean> {
  const folder = await ensureBuilt(webBuild(root, 'production'), { root })
  const over = weighBuild(folder).filter(({ bytes, limit }) => bytes > limit)
  for (const { what, bytes, limit } of over) console.error(`${what}: ${bytes} bytes of at most ${limit}`)
  return over.length === 0
}

/** What no screen may do: fail axe, or leave its box at some width, in longer texts or from right to left. */
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
