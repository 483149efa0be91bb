import { join } from 'node:path'
import { readCommit } from '../commit.ts'
import { root } from './program.ts'
import { runCounted } from './run-counted.ts'
import type { RunTests } from './tally.ts'
import { chooseTimeZone } from './time-zone.ts'

const reporter = join(import.meta.dirname, 'unit-reporter.ts')

/**
 * Runs the unit tests. If words are given, runs only the test files that have one of these words in
 * their paths.
 */
export function unitTests(words: readonly string[]): RunTests {
  const TZ = chooseTimeZone(readCommit(root), process.env['TZ'])
  console.log(`The unit tests run in the time zone ${TZ}.`)
  return (places) => {
    const chosen = places === null ? words : [...places, '--maxWorkers=1']
    return runCounted('vitest', ['run', '--reporter=default', `--reporter=${reporter}`, ...chosen], { TZ })
  }
}
