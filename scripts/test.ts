/**
 * `npm test` runs the unit tests, the tests with real services, and the journeys in a browser. `npm
 * test -- units server claims` or `npm test -- journeys owner/sharing` runs only a part.
 */
import { ensureChromium } from './chromium.ts'
import { browserTests } from './tests/run-browser-tests.ts'
import { unitTests } from './tests/run-units.ts'
import { clearUnsteady, describeUnsteady, readUnsteady } from './tests/second-look.ts'
import { addTallies, describeTally, isGreen, lookTwice, nothing, type RunTests } from './tests/tally.ts'

const parts: Record<string, (words: readonly string[]) => RunTests> = {
  units: unitTests,
  journeys: (words) => browserTests('e2e/playwright.config.ts', words),
}

const [part, ...words] = process.argv.slice(2)
if (part !== undefined && !(part in parts)) {
  console.error(`There is no part “${part}”. The parts are: ${Object.keys(parts).join(', ')}.`)
  process.exit(1)
}

clearUnsteady()
// Some unit tests need the browser, too. Two tests that install it at the same time would disturb
// each other, so it is installed here, before the tests.
process.env['CHROMIUM_BIN'] = await ensureChromium()
const chosen = Object.entries(parts).filter(([name]) => part === undefined || name === part)
const first = []
for (const [name, build] of chosen) {
  const run = build(words)
  const started = performance.now()
  first.push({ run, tally: await run(null) })
  console.log(`\n${name}: ${((performance.now() - started) / 1000).toFixed(0)} s`)
}
let tally = nothing
for (const { run, tally: found } of first) tally = addTallies(tally, await lookTwice(found, run))

for (const { test, error } of tally.failures) console.log(`FAILED ${test}\n    ${error.split('\n', 1)[0]}`)
for (const fault of tally.faults) console.log(`FAILED beside the tests: ${fault}`)
for (const line of describeUnsteady(readUnsteady())) console.log(line)
console.log(describeTally(tally))
process.exitCode = isGreen(tally) ? 0 : 1
