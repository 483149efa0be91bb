/**
 * Writes what passed and failed into the file that TALLY_FILE names, for the program that counts.
 */
import { writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import type { FullConfig, Reporter, Suite, TestCase } from '@playwright/test/reporter'

export default class TallyReporter implements Reporter {
  #suite: Suite | null = null

  onBegin(_config: FullConfig, suite: Suite): void {
    this.#suite = suite
  }

  onEnd(): void {
    const file = process.env['TALLY_FILE']
    if (!file || !this.#suite) return
    const tests = this.#suite.allTests()
    const count = (outcome: string) => tests.filter((test) => test.outcome() === outcome).length
    const failures = tests.filter((test) => test.outcome() === 'unexpected').map(describeFailure)
    writeFileSync(file, JSON.stringify({ passed: count('expected'), failures, skipped: count('skipped') }))
  }
}

/** The place runs exactly this test once more. */
function describeFailure({ location, title, results }: TestCase) {
  const place = `${relative(process.cwd(), location.file)}:${location.line}`
  const error = results.at(-1)?.error?.message ?? 'The test ended without an error of its own.'
  return { test: `${place} › ${title}`, place, error: stripVTControlCharacters(error) }
}
