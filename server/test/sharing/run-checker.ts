import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'

const program = fileURLToPath(new URL('../../../scripts/check-credential.ts', import.meta.url))

/** Runs the program of `npm run check-credential` in its own process. */
export const check = (...words: string[]) => run(program, ...words)

/** Runs the command as if the machine's clock were three days ahead. */
export const checkLater = (...words: string[]) => run('--import', later, program, ...words)

const later = 'data:text/javascript,const now = Date.now; Date.now = () => now() + 3 * 86_400_000'

async function run(...words: string[]): Promise<{ code: number; output: string }> {
  const child = spawn(process.execPath, words, { stdio: ['ignore', 'pipe', 'pipe'] })
  const ended = new Promise<number>((resolve) => child.once('close', (code) => resolve(code ?? -1)))
  const [out, complaints] = await Promise.all([text(child.stdout), text(child.stderr)])
  return { code: await ended, output: out + complaints }
}
