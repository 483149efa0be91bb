import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { z } from 'zod'
import { root, runProgram } from './program.ts'
import type { Failure, RunTests, Tally } from './tally.ts'

const resultSchema = z.object({ fullName: z.string(), status: z.string(), failureMessages: z.array(z.string()) })
const fileSchema = z.object({
  name: z.string(),
  status: z.string(),
  message: z.string(),
  assertionResults: z.array(resultSchema),
})
const reportSchema = z.object({ testResults: z.array(fileSchema) })
type File = z.infer<typeof fileSchema>

/** Runs the tests of vitest, or those whose files the words name. */
export function unitTests(words: readonly string[]): RunTests {
  return async (places) => {
    const scratch = mkdtempSync(join(tmpdir(), 'did-units-'))
    const report = join(scratch, 'report.json')
    const chosen = places === null ? words : [...places, '--maxWorkers=1']
    const options = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
    const { code } = await runProgram('vitest', ['run', ...options, ...chosen])
    const tally = existsSync(report) ? readReport(readFileSync(report, 'utf8')) : null
    rmSync(scratch, { recursive: true })
    if (!tally) return { passed: 0, failures: [], skipped: 0, isWhole: false }
    return { ...tally, isWhole: code === 0 || tally.failures.length > 0 }
  }
}

/** Reads vitest's own report. A file that did not load counts as one failed test. */
export function readReport(text: string): Tally {
  const { testResults } = reportSchema.parse(JSON.parse(text))
  const results = testResults.flatMap(({ assertionResults }) => assertionResults)
  const count = (...statuses: string[]) => results.filter(({ status }) => statuses.includes(status)).length
  return {
    passed: count('passed'),
    failures: testResults.flatMap(listFailures),
    skipped: count('skipped', 'pending', 'todo'),
    isWhole: true,
  }
}

function listFailures({ name, status, message, assertionResults }: File): Failure[] {
  const place = relative(root, name)
  const failed = assertionResults
    .filter((result) => result.status === 'failed')
    .map(({ fullName, failureMessages: [error = ''] }) => ({ test: `${place}: ${fullName}`, place, error }))
  return failed.length === 0 && status === 'failed' ? [{ test: place, place, error: message }] : failed
}
