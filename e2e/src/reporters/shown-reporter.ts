/**
 * Prints what the page of a failed journey showed, because nobody can look at the page after the
 * run.
 */
import { readFileSync } from 'node:fs'
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter'

const longest = 12_000

export default class ShownReporter implements Reporter {
  onTestEnd({ title }: TestCase, { status, attachments }: TestResult): void {
    if (status === 'passed' || status === 'skipped') return
    for (const { name, path } of attachments) {
      if (name !== 'error-context' || path === undefined) continue
      const [, shown] = /```yaml\n(.*?)```/s.exec(readFileSync(path, 'utf8')) ?? []
      if (shown) console.log(`\nThe page, when “${title}” fell:\n${shown.slice(0, longest)}`)
    }
  }
}
