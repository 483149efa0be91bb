/** `npm test` runs the unit tests, the tests with real services, and the journeys in a browser. */
import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { ensureChromium } from './chromium.ts'

const root = join(import.meta.dirname, '..')
const bin = join(root, 'node_modules', '.bin')

// Some unit tests need the browser, too. Two that installed it at the same moment would collide.
const chromium = await ensureChromium()
console.log(`Browser: ${chromium}`)
process.env['CHROMIUM_BIN'] = chromium
const scratch = mkdtempSync(join(tmpdir(), 'did-units-'))
const report = join(scratch, 'report.json')
const units = await run('vitest', ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`])
const fallen = units === 0 ? [] : listFallen()
rmSync(scratch, { recursive: true })
const journeys = await run('playwright', ['test', '-c', 'e2e/playwright.config.ts'])
console.log(
  `\nUnits and services: ${units === 0 ? 'passed' : 'FAILED'}. Journeys in the browser: ${journeys === 0 ? 'passed' : 'FAILED'}.`,
)
for (const name of fallen) console.log(`  failed: ${name}`)
process.exitCode = units === 0 && journeys === 0 ? 0 : 1

function run(name: string, args: string[]): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(join(bin, name), args, { cwd: root, stdio: 'inherit' })
    child.once('error', reject)
    child.once('exit', (code) => resolve(code ?? 1))
  })
}

type File = { name: string; status: string; message: string; assertionResults: Result[] }
type Result = { fullName: string; status: string; failureMessages: string[] }

/** The journeys print so much after the unit tests that a failed test would be hard to find. */
function listFallen(): string[] {
  if (!existsSync(report)) return ['the whole run, which left no report']
  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as { testResults: File[] }
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(root, name)
    const tests = assertionResults
      .filter((test) => test.status === 'failed')
      .map(({ fullName, failureMessages: [why = ''] }) => `${file}: ${fullName}\n    ${why.split('\n', 1)[0]}`)
    return tests.length === 0 && status === 'failed' ? [`${file}: ${message}`] : tests
  })
}
