/** `npm test` runs the unit tests, the tests with real services, and the journeys in a browser. */
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { ensureChromium } from './chromium.ts'

const root = join(import.meta.dirname, '..')
const bin = join(root, 'node_modules', '.bin')

const units = await run('vitest', ['run'])
// One of these tests needs the browser, too. The browser is installed by now.
const chromium = await ensureChromium()
console.log(`Browser: ${chromium}`)
process.env['CHROMIUM_BIN'] = chromium
const journeys = await run('playwright', ['test', '-c', 'e2e/playwright.config.ts'])
console.log(
  `\nUnits and services: ${units === 0 ? 'passed' : 'FAILED'}. Journeys in the browser: ${journeys === 0 ? 'passed' : 'FAILED'}.`,
)
process.exitCode = units === 0 && journeys === 0 ? 0 : 1

function run(name: string, args: string[]): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(join(bin, name), args, { cwd: root, stdio: 'inherit' })
    child.once('error', reject)
    child.once('exit', (code) => resolve(code ?? 1))
  })
}
