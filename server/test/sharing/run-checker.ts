import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'

const program = fileURLToPath(new URL('../../../scripts/check-credential.ts', import.meta.url))
const saver = fileURLToPath(new URL('../../../scripts/save-evidence.ts', import.meta.url))

export const check = (...words: string[]) => run(program, ...words)

export const checkAfterDays = (days: number, ...words: string[]) => run('--import', moveClock(days), program, ...words)

export const checkLater = (...words: string[]) => checkAfterDays(3, ...words)

export const saveEvidence = (...words: string[]) => run(saver, ...words)

const moveClock = (days: number) =>
  `data:text/javascript,const now = Date.now; Date.now = () => now() + ${days} * 86_400_000`

/**
 * Runs a program in English, whatever language the terminal has, because the tests read its output.
 */
const run = (...words: string[]) => start(...words).ended

/**
 * Starts `npm run check-credential` in a process of its own. `said` returns what the command has
 * printed so far.
 */
export const startCheck = (...words: string[]) => start(program, ...words)

function start(...words: string[]) {
  const child = spawn(process.execPath, words, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, LC_ALL: 'C' },
  })
  const ended = new Promise<number>((resolve) => child.once('close', (code) => resolve(code ?? -1)))
  let said = ''
  child.stdout.setEncoding('utf8').on('data', (part: string) => {
    said += part
  })
  const finish = async (): Promise<{ code: number; output: string }> => {
    const complaints = await text(child.stderr)
    return { code: await ended, output: said + complaints }
  }
  return { said: () => said, ended: finish() }
}
