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
async function run(...words: string[]): Promise<{ code: number; output: string }> {
  const child = spawn(process.execPath, words, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, LC_ALL: 'C' },
  })
  const ended = new Promise<number>((resolve) => child.once('close', (code) => resolve(code ?? -1)))
  const [out, complaints] = await Promise.all([text(child.stdout), text(child.stderr)])
  return { code: await ended, output: out + complaints }
}
