/**
 * Runs small test files with vitest and Playwright, and tests the tallies that our reporters write
 * about these runs.
 */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { root, runProgram } from './program.ts'
import { type Tally, tallySchema } from './tally.ts'

// The test files are written inside the project, because they import its packages.
mkdirSync(join(root, 'test-results'), { recursive: true })
const scratch = mkdtempSync(join(root, 'test-results', 'reporters-'))
afterAll(() => rmSync(scratch, { recursive: true }))

async function report(name: string, content: string, run: (folder: string) => [string, string[]]): Promise<Tally> {
  const folder = mkdtempSync(join(scratch, 'run-'))
  writeFileSync(join(folder, name), content)
  const file = join(folder, 'tally.json')
  const [program, args] = run(folder)
  await runProgram(program, args, { isQuiet: true, env: { TALLY_FILE: file } })
  return tallySchema.parse(JSON.parse(readFileSync(file, 'utf8')))
}

describe('under vitest', () => {
  const reporter = join(import.meta.dirname, 'unit-reporter.ts')
  const runVitest = (content: string) =>
    report('one.test.ts', `import { beforeAll, describe, test } from 'vitest'\n${content}`, (folder) => {
      writeFileSync(join(folder, 'vitest.config.ts'), 'export default {}')
      return ['vitest', ['run', '--root', folder, `--reporter=${reporter}`]]
    })

  test('under vitest, an unhandled rejection counts as a fault of the run, even if the test that caused it also fails', async () => {
    const tally = await runVitest(`
      test('good', () => {})
      test('bad', () => { void Promise.reject(new Error('nobody catches this')); throw new Error('wrong') })`)
    expect(tally).toMatchObject({ passed: 1, failures: [{ error: 'wrong' }], faults: ['nobody catches this'] })
  })

  test('under vitest, a failed set-up counts as a failure of its file', async () => {
    const setUp = `beforeAll(() => { throw new Error('no database') })`
    for (const content of [
      `${setUp}\ntest('one', () => {})`,
      `describe('a part', () => { ${setUp}\ntest('one', () => {}) })`,
    ]) {
      const { passed, failures } = await runVitest(content)
      expect(passed).toBe(0)
      expect(failures).toEqual([
        { test: expect.stringMatching(/one\.test\.ts$/), place: failures[0]?.test, error: 'no database' },
      ])
    }
  })

  test('under vitest, a file that does not load counts as a failure', async () => {
    expect((await runVitest(`throw new Error('does not load')`)).failures).toMatchObject([{ error: 'does not load' }])
  })
})

describe('under Playwright', () => {
  const reporter = join(import.meta.dirname, 'browser-reporter.ts')
  const runPlaywright = (content: string) =>
    report('one.spec.ts', `import { test } from '@playwright/test'\n${content}`, (folder) => {
      const config = join(folder, 'playwright.config.ts')
      writeFileSync(config, `export default { outputDir: 'results', reporter: [['${reporter}']] }`)
      return ['playwright', ['test', '-c', config]]
    })

  test('under Playwright, a test whose set-up failed counts as failed, and a test that skips itself does not', async () => {
    const { passed, failures, skipped } = await runPlaywright(`
      test('skips itself', () => { test.skip() })
      test.describe('a part', () => {
        test.beforeAll(() => { throw new Error('no server') })
        test('one', () => {})
        test('two', () => {})
      })`)
    expect({ passed, skipped }).toEqual({ passed: 0, skipped: 1 })
    expect(failures.map(({ place }) => place.replace(/^.*:/, ''))).toEqual(['6', '7'])
    expect(failures[0]?.error).toContain('no server')
  })

  test('under Playwright, a file that does not load counts as a fault of the run', async () => {
    expect((await runPlaywright(`throw new Error('does not load')`)).faults.join()).toContain('does not load')
  })
})
