import { ensureChromium } from '../chromium.ts'
import { runCounted } from './run-counted.ts'
import type { RunTests } from './tally.ts'

/**
 * Runs the tests of one of Playwright's configurations, or only those whose files have one of the
 * words in their paths.
 */
export function browserTests(config: string, words: readonly string[] = []): RunTests {
  return async (places) => {
    const chosen = places === null ? words : [...places, '--workers=1']
    const env: Record<string, string> = { CHROMIUM_BIN: await ensureChromium() }
    // A repeated run (SECOND_LOOK) completes the run before it, so the texts that both runs saw
    // count together.
    if (places !== null) env['SECOND_LOOK'] = words.length === 0 ? 'whole' : 'part'
    return runCounted('playwright', ['test', '-c', config, ...chosen], env)
  }
}
