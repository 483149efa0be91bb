/** After a journey that fell: what its page showed, beside the complaint. Where it ran, nobody may be able to look afterwards. */
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
