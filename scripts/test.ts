/** `npm test`: runs every test there is, units and real services first, journeys in the browser last, and finds or installs that browser. */
import { spawn } from 'node:child_process'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ensureChromium } from './chromium.ts'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const bin = join(root, 'node_modules', '.bin')

const units = await run('vitest', ['run'])
// The one of them that needs a browser has fetched it, beside the others' work.
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
