import { ensureChromium } from '../chromium.ts'
import { runCounted } from './run-counted.ts'
import type { RunTests } from './tally.ts'

/**
 * Runs the tests of one of Playwright's configurations. If `words` are given, runs only the test
 * files that have one of them in their paths.
 */
export function browserTests(config: string, words: readonly string[] = []): RunTests {
  return async (places) => {
    const chosen = places === null ? words : [...places, '--workers=1']
    const env: Record<string, string> = { CHROMIUM_BIN: await ensureChromium() }
    // A second run of failed tests (SECOND_LOOK) completes the first run. A text counts as seen if
    // the pages of either run showed it.
    if (places !== null) env['SECOND_LOOK'] = words.length === 0 ? 'whole' : 'part'
    return runCounted('playwright', ['test', '-c', config, ...chosen], env)
  }
}
