/**
 * Writes which tests of Playwright passed and failed into the file that TALLY_FILE names, for the
 * program that started the run.
 */
import { writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import type { FullConfig, FullResult, Reporter, Suite, TestCase, TestError } from '@playwright/test/reporter'

export default class BrowserReporter implements Reporter {
  #suite: Suite | null = null
  #faults: string[] = []

  onBegin(_config: FullConfig, suite: Suite): void {
    this.#suite = suite
  }

  onError({ message }: TestError): void {
    this.#faults.push(stripVTControlCharacters(message ?? 'The run complained without a text.'))
  }

  onEnd({ status }: FullResult): void {
    const file = process.env['TALLY_FILE']
    if (!file || !this.#suite) return
    if (status === 'timedout' || status === 'interrupted') this.#faults.push(`The run ended as ${status}.`)
    const tests = this.#suite.allTests()
    const fallen = tests.filter((test) => test.outcome() === 'unexpected' || isLeftOut(test))
    const passed = tests.filter((test) => test.outcome() === 'expected').length
    const skipped = tests.length - passed - fallen.length
    writeFileSync(
      file,
      JSON.stringify({ passed, failures: fallen.map(describeFailure), skipped, faults: this.#faults }),
    )
  }
}

/**
 * Tells whether a test did not run because its set-up failed. A test that skips itself does not
 * count.
 */
function isLeftOut(test: TestCase): boolean {
  return test.outcome() === 'skipped' && test.expectedStatus !== 'skipped'
}

/**
 * Describes a failed test. With the returned `place`, Playwright can run exactly this test once
 * more.
 */
function describeFailure({ location, title, results }: TestCase) {
  const place = `${relative(process.cwd(), location.file)}:${location.line}`
  const error = results.at(-1)?.error?.message ?? 'The test did not run, or ended without an error of its own.'
  return { test: `${place} › ${title}`, place, error: stripVTControlCharacters(error) }
}
