/** Writes which tests of vitest passed and failed into the file that TALLY_FILE names. */
import { writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import type { Reporter, TestModule } from 'vitest/node'
import { root } from './program.ts'
import type { Failure, Tally } from './tally.ts'

type Fault = { message?: string }

export default class UnitReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], faults: readonly Fault[]): void {
    const file = process.env['TALLY_FILE']
    if (file) writeFileSync(file, JSON.stringify(countTests(modules, faults)))
  }
}

/**
 * Counts the tests of a run by their outcome. A failed set-up counts as one failed test, and so
 * does a file that did not load.
 */
function countTests(modules: readonly TestModule[], faults: readonly Fault[]): Tally {
  const tests = modules.flatMap(({ children }) => [...children.allTests()])
  const count = (state: string) => tests.filter((test) => test.result().state === state).length
  return {
    passed: count('passed'),
    failures: modules.flatMap(listFailures),
    skipped: count('skipped'),
    faults: [
      ...faults.map(wordFault),
      ...tests
        .filter((test) => test.result().state === 'pending')
        .map((test) => `${test.fullName} began and did not end.`),
    ],
  }
}

function listFailures(module: TestModule): Failure[] {
  const place = relative(root, module.moduleId)
  const fallen = [...module.children.allTests('failed')].map((test) => ({
    test: `${place}: ${test.fullName}`,
    place,
    error: wordFault(test.result().errors?.[0]),
  }))
  const setUps = [module, ...module.children.allSuites()].flatMap((suite) => suite.errors())
  if (setUps.length > 0) return [...fallen, { test: place, place, error: wordFault(setUps[0]) }]
  return module.ok() || fallen.length > 0 ? fallen : [{ test: place, place, error: wordFault(undefined) }]
}

function wordFault(fault: Fault | undefined): string {
  return fault?.message ?? 'There is no error that says why.'
}
