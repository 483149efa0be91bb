/**
 * `npm run check` runs every step below, and prints all complaints before it fails. `npm run check
 * -- types house` runs only the named steps. `npm run check -- --changed` runs the quick steps, the
 * unit tests of files that changed since main, and the sample of mutants.
 */
import { availableParallelism } from 'node:os'
import { inspect } from 'node:util'
import { ensureBuilt, webBuild } from '../local/src/page-build.ts'
import { checkArrows } from './arrows.ts'
import { weighBuild } from './budgets.ts'
import { checkSpecCoverage } from './check-spec-coverage.ts'
import { findFirefox } from './chromium.ts'
import { checkDeploy } from './deploy/check-deploy.ts'
import { checkHouse } from './house/check-house.ts'
import { checkLanguages } from './languages/check-languages.ts'
import { checkDefences } from './mutants/check-defences.ts'
import { mutants } from './mutants/defences.ts'
import { root, runProgram } from './tests/program.ts'
import { browserTests } from './tests/run-browser-tests.ts'
import { unitTests } from './tests/run-units.ts'
import { clearUnsteady, describeUnsteady, readUnsteady } from './tests/second-look.ts'
import { isGreen, lookTwice } from './tests/tally.ts'

/**
 * The programs that the compiler checks separately. Workspaces with the same settings form one
 * program, so that the compiler reads shared files only once.
 */
const programs = [
  'scripts/types/services.json',
  'scripts/types/browsers.json',
  'web',
  'credentials',
  'proofs',
  'domain',
  'web/build',
  'web/offline',
  'local/demo-wallet',
]

/**
 * The outcome of a step. A step that runs beside others returns its output here, and the output is
 * printed when the step ends.
 */
type Outcome = { passed: boolean; output?: string }
type Step = () => Promise<Outcome>

/** Each of these steps uses one core, so they run side by side. */
const quickSteps: Record<string, Step> = {
  types: checkTypes,
  languages: async () => list(await checkLanguages(root)),
  generated: () => quietly('node', ['scripts/generate.ts', '--check']),
  budgets: weighPages,
  format: () => quietly('biome', ['ci', '--error-on-warnings', '.']),
  'dead-code': () => quietly('knip', []),
  house: async () => list(checkHouse(root)),
  arrows: async () => list(checkArrows()),
  defences: async () => list(checkDefences(root, mutants)),
  spec: async () => list(checkSpecCoverage(root)),
  deploy: lintDeploy,
}

/** Each of these steps keeps all cores busy, so they run one after the other. */
const longSteps: Record<string, Step> = {
  screens: walkScreens,
  mutants: async () => ({ passed: (await runProgram('node', ['scripts/mutants.ts', '--sample'])).code === 0 }),
}
const changedSteps: Record<string, Step> = {
  tests: async () => {
    const run = unitTests(['--changed=main', '--passWithNoTests'])
    const { failures, faults } = await lookTwice(await run(null), run)
    return { passed: faults.length + failures.length === 0 }
  },
  mutants: async () => ({ passed: (await runProgram('node', ['scripts/mutants.ts', '--sample'])).code === 0 }),
}

const words = process.argv.slice(2)
const known = { ...quickSteps, ...longSteps }
const unknown = words.filter((word) => word !== '--changed' && !(word in known))
if (unknown.length > 0) {
  console.error(`There is no step “${unknown[0]}”. The steps are: ${Object.keys(known).join(', ')}.`)
  process.exit(1)
}
process.exitCode = 0
clearUnsteady()
await runSideBySide(choose(quickSteps))
for (const [name, step] of choose(words.includes('--changed') ? changedSteps : longSteps)) await report(name, step)
if (!findFirefox())
  console.log('NOT TESTED in Firefox: there is none on this machine. Install it, or name one with FIREFOX_BIN.')
for (const line of describeUnsteady(readUnsteady())) console.log(line)

function choose(steps: Record<string, Step>): [name: string, step: Step][] {
  const named = words.filter((word) => word !== '--changed')
  return Object.entries(steps).filter(([name]) => named.length === 0 || named.includes(name))
}

/** The list must name the longest steps first. */
async function runSideBySide(steps: [name: string, step: Step][]): Promise<void> {
  const waiting = [...steps]
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await report(...next)
  }
  await Promise.all(Array.from({ length: Math.min(availableParallelism(), 4) }, work))
}

async function report(name: string, step: Step): Promise<void> {
  const started = performance.now()
  const { passed, output = '' } = await step().catch(fail)
  if (!passed && output) console.error(output.trimEnd())
  console.log(`${passed ? 'ok    ' : 'FAILED'} ${name} (${((performance.now() - started) / 1000).toFixed(1)} s)`)
  if (!passed) process.exitCode = 1
}

/** Turns an exception into a failed outcome, so that the other steps can still report. */
function fail(error: unknown): Outcome {
  return { passed: false, output: inspect(error) }
}

async function checkTypes(): Promise<Outcome> {
  const outcomes: Outcome[] = []
  const waiting = [...programs]
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) outcomes.push(await checkProgram(next))
  }
  await Promise.all([work(), work()])
  return {
    passed: outcomes.every(({ passed }) => passed),
    output: outcomes.map(({ output }) => output).join(''),
  }
}

/**
 * Checks the types of one program with one thread, because several threads would each check the
 * same types again. The compiler ends soon, so it can do without most garbage collection.
 */
async function checkProgram(program: string): Promise<Outcome> {
  return quietly('tsc', ['-p', program, '--singleThreaded'], { GOGC: '400' })
}

async function weighPages(): Promise<Outcome> {
  const folder = await ensureBuilt(webBuild(root, 'production'), { root })
  const over = weighBuild(folder).filter(({ bytes, limit }) => bytes > limit)
  return list(over.map(({ what, bytes, limit }) => `${what}: ${bytes} bytes of at most ${limit}`))
}

async function lintDeploy(): Promise<Outcome> {
  const { complaints, notChecked } = checkDeploy()
  for (const line of notChecked) console.log(line)
  return list(complaints)
}

/**
 * Walks through all screens of the page. Each screen must pass axe. Nothing on a screen may stick
 * out of its box, at any width, with longer texts, or in a language that is written from right to
 * left.
 */
async function walkScreens(): Promise<Outcome> {
  const run = browserTests('e2e/walks.config.ts')
  return { passed: isGreen(await lookTwice(await run(null), run)) }
}

function list(complaints: readonly string[]): Outcome {
  return { passed: complaints.length === 0, output: complaints.join('\n') }
}

async function quietly(name: string, args: string[], env: Record<string, string> = {}): Promise<Outcome> {
  const { code, output } = await runProgram(name, args, { isQuiet: true, env })
  return { passed: code === 0, output }
}
