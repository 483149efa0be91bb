import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'

export const root = join(import.meta.dirname, '..', '..')
const bin = join(root, 'node_modules', '.bin')
/** The folder with the cache of test runs, which is inside the clone. */
export const cache = join(root, 'node_modules', '.cache')

/**
 * Variables that keep files inside the clone. Without them, vitest would store a token in the home
 * folder, and Playwright would store compiled tests in /tmp.
 */
const keptInClone = { XDG_DATA_HOME: join(cache, 'data'), PLAYWRIGHT_TRANSFORM_CACHE_DIR: join(cache, 'playwright') }

type Options = { env?: Record<string, string>; isQuiet?: boolean }

/**
 * Runs a program of `node_modules/.bin` in the project's folder. If the program is quiet, its
 * output is returned and not printed, so that programs that run side by side do not mix their
 * lines.
 */
export function runProgram(
  name: string,
  args: readonly string[],
  { env, isQuiet = false }: Options = {},
): Promise<{ code: number; output: string }> {
  return new Promise((resolve, reject) => {
    const colours = process.stdout.isTTY ? {} : { NO_COLOR: '1' }
    const child = spawn(join(bin, name), args, {
      cwd: root,
      stdio: ['ignore', isQuiet ? 'pipe' : 'inherit', isQuiet ? 'pipe' : 'inherit'],
      env: { ...process.env, ...colours, ...keptInClone, ...env },
    })
    endTogether(child)
    const pieces: Buffer[] = []
    child.stdout?.on('data', (piece) => pieces.push(piece))
    child.stderr?.on('data', (piece) => pieces.push(piece))
    child.once('error', reject)
    child.once('close', (code) => resolve({ code: code ?? 1, output: Buffer.concat(pieces).toString() }))
  })
}

const running = new Set<ChildProcess>()

/**
 * From now on, a signal that ends this process also ends the child. When all children have ended
 * after such a signal, this process exits, so that no further program is started.
 */
function endTogether(child: ChildProcess): void {
  if (running.size === 0) for (const signal of endings) process.on(signal, end)
  running.add(child)
  child.once('close', () => {
    running.delete(child)
    if (running.size > 0) return
    for (const signal of endings) process.off(signal, end)
    if (isEnding) process.exit(1)
  })
}

const endings = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
let isEnding = false

function end(signal: NodeJS.Signals): void {
  isEnding = true
  // In a terminal, Ctrl-C reaches the programs without this process. A second Ctrl-C would mean “at
  // once” to them, so this does not pass it on.
  if (signal !== 'SIGINT' || !process.stdin.isTTY) for (const child of running) child.kill(signal)
}
