import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { defineProject } from 'vitest/config'
import { BaseSequencer, createVitest, type TestModule, type TestSpecification, type Vitest } from 'vitest/node'
import { librariesOnReact, preactForReact } from '../../web/build/preact-for-react.ts'
import type { Mutant } from './mutant.ts'
import { withoutDefence } from './without-defence.ts'

const root = join(import.meta.dirname, '../..')
// The run is faster with more workers than cores, because a mutant spends half of its time on
// waiting: for its chain, or until its test's time limit ends.
const workers = 4

/**
 * Runs the mutants in the order of the list, because a limited run tries the changed defences
 * first.
 */
class InOrder extends BaseSequencer {
  override sort(files: TestSpecification[]) {
    return Promise.resolve(files)
  }
}

export type VitestRun = {
  programs: ReadonlyMap<Mutant, string>
  report: (mutant: Mutant, hasFailed: boolean | null) => void
  /** Tells whether there is time for another round. A limited run asks this before each round. */
  mayGoOn?: (() => boolean) | undefined
}

/**
 * Tries each mutant as a vitest project of its own that reads one file differently. All mutants
 * share one PostgreSQL and one chain.
 */
export async function runVitest(mutants: readonly Mutant[], { programs, report, mayGoOn }: VitestRun): Promise<void> {
  const vitest = await createVitest({
    root,
    config: false,
    watch: false,
    maxWorkers: workers,
    sequence: { sequencer: InOrder },
    // A failing test may leave a rejected promise behind, which must not end the run.
    dangerouslyIgnoreUnhandledErrors: true,
    globalSetup: mutants.some(({ test }) => test.startsWith('server/')) ? ['server/test/rig/global-setup.ts'] : [],
    reporters: [
      {
        onTestModuleEnd(module) {
          const mutant = mutants[Number(module.project.name)]
          if (mutant) report(mutant, findFailure(module))
        },
      },
    ],
    projects: mutants.map((mutant, index) => describeProject(mutant, index, programs.get(mutant))),
  })
  try {
    const specifications = listSpecifications(vitest, mutants)
    // A round of a limited run has as many mutants as there are workers, so it takes no longer than
    // the time limit of one test.
    const roundSize = mayGoOn ? workers : specifications.length
    for (let from = 0; from < specifications.length && mayGoOn?.() !== false; from += roundSize)
      await vitest.runTestSpecifications(specifications.slice(from, from + roundSize))
  } finally {
    await vitest.close()
  }
}

function listSpecifications(vitest: Vitest, mutants: readonly Mutant[]): TestSpecification[] {
  return mutants.flatMap((mutant, index) => {
    const project = vitest.projects.find(({ name }) => name === String(index))
    const testNamePattern = new RegExp(RegExp.escape(mutant.name))
    return project?.createSpecification(join(root, mutant.test), { testNamePattern }) ?? []
  })
}

/**
 * Describes the vitest project of a mutant. The project's name is the mutant's place in the list,
 * and its time limits are those of the server's tests.
 */
function describeProject(mutant: Mutant, index: number, program?: string) {
  const path = join(root, mutant.file)
  const [workspace = ''] = mutant.test.split('/', 1)
  const isMutated = (id: string) => id.split('?')[0] === path
  // The tests of dialogs need a page, and the page uses Preact in place of React.
  const isOfPage = mutant.test.endsWith('.tsx')
  return defineProject({
    define: { __EMBEDDED__: 'true' },
    resolve: { alias: isOfPage ? preactForReact : [] },
    plugins: [
      {
        name: 'without-a-defence',
        enforce: 'pre',
        load: (id) => (isMutated(id) ? withoutDefence(mutant) : null),
        // The changed file must not be cached, because vitest would store it under the hash of the
        // unchanged text on the disk.
        configureVitest: ({ defineCacheKeyGenerator }) => {
          defineCacheKeyGenerator(({ id }) => (isMutated(id) ? false : null))
        },
      },
    ],
    test: {
      name: String(index),
      env: mutant.file.startsWith('scripts/') ? describeProgram(mutant) : describeCircuit(mutant, program),
      root: join(root, workspace),
      include: [mutant.test.slice(workspace.length + 1)],
      setupFiles: [join(root, 'scripts/mutants/wait-less.ts')],
      environment: isOfPage ? 'happy-dom' : 'node',
      server: { deps: { inline: isOfPage ? [librariesOnReact] : [] } },
      testTimeout: 30_000,
      hookTimeout: 60_000,
    },
  })
}

/**
 * Returns environment variables that tell programs of a test which mutant they are, because a
 * plugin of vitest does not reach into another process.
 */
function describeProgram(mutant: Mutant): Record<string, string> {
  return {
    NODE_OPTIONS: `--import ${pathToFileURL(join(root, 'scripts/mutants/mutate-program.ts'))}`,
    MUTATED_MODULE: String(pathToFileURL(join(root, mutant.file))),
    MUTATED_TEXT: withoutDefence(mutant) ?? '',
  }
}

/**
 * Returns environment variables that name the witness program of the changed circuit. If the
 * circuit did not compile, there is no program, and the test file fails to load.
 */
function describeCircuit({ circuit }: Mutant, program = ''): Record<string, string> {
  return circuit ? { MUTATED_CIRCUIT: circuit, MUTATED_WITNESS_PROGRAM: program } : {}
}

/**
 * Tells whether a test of the file failed. Returns null when no test ran, because a file that does
 * not load proves nothing.
 */
function findFailure(module: TestModule): boolean | null {
  const states = [...module.children.allTests()].map((test) => test.result().state)
  if (states.includes('failed')) return true
  return states.includes('passed') ? false : null
}
