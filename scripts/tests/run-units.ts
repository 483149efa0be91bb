import { join } from 'node:path'
import { runCounted } from './run-counted.ts'
import type { RunTests } from './tally.ts'

const reporter = join(import.meta.dirname, 'unit-reporter.ts')

/** Runs the tests of vitest, or those whose files the words name. */
export function unitTests(words: readonly string[]): RunTests {
  return (places) => {
    const chosen = places === null ? words : [...places, '--maxWorkers=1']
    return runCounted('vitest', ['run', '--reporter=default', `--reporter=${reporter}`, ...chosen])
  }
}
