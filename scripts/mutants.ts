/**
 * `npm run mutants` takes each defence of mutants/ out of the sources, one at a time, and runs the
 * test that must fail. The run fails when that test passes, and when a defence is no longer where
 * the list says.
 * No file changes. Each mutant is a vitest project of its own that reads one file differently, and
 * all mutants share one PostgreSQL and one chain. The mutants of the contracts run in a copy, and
 * those of the circuits are compiled first.
 * `npm run mutants -- nonce` takes out the defences with that word in their name.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { defineProject } from 'vitest/config'
import { createVitest, type TestModule } from 'vitest/node'
import { librariesOnReact, preactForReact } from '../web/build/preact-for-react.ts'
import { compileCircuits } from './mutants/compile-circuits.ts'
import { mutants } from './mutants/defences.ts'
import type { Mutant } from './mutants/mutant.ts'
import { runForge } from './mutants/run-forge.ts'

const root = join(import.meta.dirname, '..')
const wanted = process.argv.slice(2)
const chosen = mutants.filter(({ defence }) => wanted.length === 0 || wanted.some((word) => defence.includes(word)))
const isContract = ({ project }: Mutant) => project === 'contracts'
const isCircuit = ({ circuit }: Mutant) => circuit !== undefined
const lost = chosen.filter((mutant) => remove(mutant) === null)
for (const { defence, file } of lost)
  console.error(`NOT FOUND ${defence}: ${file} no longer holds its text exactly once`)
if (lost.length > 0) process.exitCode = 1
else await removeEach()

/** Returns the file's text without the defence, or null when `search` does not occur once. */
function remove({ file, search, replace }: Mutant): string | null {
  const pieces = readFileSync(join(root, file), 'utf8').split(search)
  return pieces.length === 2 ? pieces.join(replace) : null
}

async function removeEach(): Promise<void> {
  const started = performance.now()
  const killed = new Set<Mutant>()
  const report = (mutant: Mutant, complaint: string | null) => {
    if (complaint === null) killed.add(mutant)
    console.log(`${complaint ?? 'killed  '} ${mutant.defence} (${mutant.project}/${mutant.test})`)
  }
  const ofCircuits = chosen.filter(isCircuit)
  const circuits = ofCircuits.length > 0 ? await compileCircuits(ofCircuits.map(withText)) : null
  const ofVitest = chosen.filter((mutant) => !isContract(mutant) && (!isCircuit(mutant) || circuits))
  if (ofVitest.length > 0) await runVitest(ofVitest, report, circuits?.programs)
  circuits?.remove()
  const ofContracts = chosen.filter(isContract)
  const tried = ofContracts.length > 0 ? runForge(root, ofContracts.map(withText)) : []
  for (const { mutant, hasFailed } of tried ?? []) report(mutant, describeOutcome(hasFailed))
  // `npm ci` installs the compiler for linux-x64 only.
  const isExcused = tried === null && !(process.platform === 'linux' && process.arch === 'x64')
  if (tried === null) console.log('NOT TRIED those of the contracts: there is no forge. Name one with FORGE_BIN.')
  if (ofCircuits.length > 0 && !circuits)
    console.log(
      'NOT TRIED those of the circuits: their compiler is not there and cannot be installed (docs/set-up.md).',
    )
  const seconds = ((performance.now() - started) / 1000).toFixed(0)
  console.log(`${killed.size} of ${chosen.length} killed in ${seconds} s`)
  process.exitCode = killed.size === ofVitest.length + (isExcused ? 0 : ofContracts.length) ? 0 : 1
}

type Report = (mutant: Mutant, complaint: string | null) => void

function withText(mutant: Mutant) {
  return { mutant, text: remove(mutant) ?? '' }
}

function describeOutcome(hasFailed: boolean | null): string | null {
  if (hasFailed) return null
  return hasFailed === false ? 'SURVIVED' : 'NOT RUN (no such test, or it did not load)'
}

async function runVitest(
  mutants: readonly Mutant[],
  report: Report,
  programs: ReadonlyMap<Mutant, string> = new Map(),
): Promise<void> {
  const vitest = await createVitest({
    root,
    config: false,
    watch: false,
    // A mutant waits about as long as it works: for its chain, or until its test gives up.
    maxWorkers: 4,
    // A failing test may leave a rejected promise behind, which must not end the run.
    dangerouslyIgnoreUnhandledErrors: true,
    globalSetup: mutants.some(({ project }) => project === 'server') ? ['server/test/rig/global-setup.ts'] : [],
    reporters: [
      {
        onTestModuleEnd(module) {
          const mutant = mutants[Number(module.project.name)]
          if (mutant) report(mutant, describeOutcome(findFailure(module)))
        },
      },
    ],
    projects: mutants.map((mutant, index) => describeProject(mutant, index, programs.get(mutant))),
  })
  try {
    const specifications = vitest.projects.flatMap((project) => {
      const mutant = mutants[Number(project.name)]
      if (!mutant) return []
      const testNamePattern = new RegExp(RegExp.escape(mutant.name))
      return [project.createSpecification(join(root, mutant.project, mutant.test), { testNamePattern })]
    })
    await vitest.runTestSpecifications(specifications)
  } finally {
    await vitest.close()
  }
}

/** The project's name is the mutant's place in the list, and its time limits are the server's. */
function describeProject(mutant: Mutant, index: number, program?: string) {
  const path = join(root, mutant.file)
  const isMutated = (id: string) => id.split('?')[0] === path
  // The tests of dialogs need a page, and the page runs on Preact.
  const isOfPage = mutant.test.endsWith('.tsx')
  return defineProject({
    define: { __EMBEDDED__: 'true' },
    resolve: { alias: isOfPage ? preactForReact : [] },
    plugins: [
      {
        name: 'without-a-defence',
        enforce: 'pre',
        load: (id) => (isMutated(id) ? remove(mutant) : null),
        // vitest caches a file under the text on the disk, which is not the text of the mutant.
        configureVitest: ({ defineCacheKeyGenerator }) => {
          defineCacheKeyGenerator(({ id }) => (isMutated(id) ? false : null))
        },
      },
    ],
    test: {
      name: String(index),
      env: mutant.file.startsWith('scripts/') ? describeProgram(mutant) : describeCircuit(mutant, program),
      root: join(root, mutant.project),
      include: [mutant.test],
      setupFiles: [join(root, 'scripts/mutants/wait-less.ts')],
      environment: isOfPage ? 'happy-dom' : 'node',
      server: { deps: { inline: isOfPage ? [librariesOnReact] : [] } },
      testTimeout: 30_000,
      hookTimeout: 60_000,
    },
  })
}

/** No plugin reaches into another process, so this names the mutant for programs of the test. */
function describeProgram(mutant: Mutant): Record<string, string> {
  return {
    NODE_OPTIONS: `--import ${pathToFileURL(join(root, 'scripts/mutants/mutate-program.ts'))}`,
    MUTATED_MODULE: String(pathToFileURL(join(root, mutant.file))),
    MUTATED_TEXT: remove(mutant) ?? '',
  }
}

/** When a changed circuit does not compile, its program is missing and the test does not load. */
function describeCircuit({ circuit }: Mutant, program = ''): Record<string, string> {
  return circuit ? { MUTATED_CIRCUIT: circuit, MUTATED_WITNESS_PROGRAM: program } : {}
}

/** Returns null when the test did not run: a file that no longer loads has found nothing. */
function findFailure(module: TestModule): boolean | null {
  const states = [...module.children.allTests()].map((test) => test.result().state)
  if (states.includes('failed')) return true
  return states.includes('passed') ? false : null
}
