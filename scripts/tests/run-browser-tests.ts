import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import { ensureChromium } from '../chromium.ts'
import { runProgram } from './program.ts'
import type { RunTests } from './tally.ts'

const tallySchema = z.object({
  passed: z.number(),
  failures: z.array(z.object({ test: z.string(), place: z.string(), error: z.string() })),
  skipped: z.number(),
})

/** Runs the tests of one of Playwright's configurations, or those whose files the words name. */
export function browserTests(config: string, words: readonly string[] = []): RunTests {
  return async (places) => {
    const scratch = mkdtempSync(join(tmpdir(), 'did-browser-'))
    const file = join(scratch, 'tally.json')
    const chosen = places === null ? words : [...places, '--workers=1']
    const env: Record<string, string> = { CHROMIUM_BIN: await ensureChromium(), TALLY_FILE: file }
    // A second look completes the run before it, so the texts of both count together.
    if (places !== null) env['SECOND_LOOK'] = words.length === 0 ? 'whole' : 'part'
    const { code } = await runProgram('playwright', ['test', '-c', config, ...chosen], { env })
    const tally = existsSync(file) ? tallySchema.parse(JSON.parse(readFileSync(file, 'utf8'))) : null
    rmSync(scratch, { recursive: true })
    if (!tally) return { passed: 0, failures: [], skipped: 0, isWhole: false }
    return { ...tally, isWhole: code === 0 || tally.failures.length > 0 }
  }
}
