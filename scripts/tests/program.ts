import { spawn } from 'node:child_process'
import { join } from 'node:path'

export const root = join(import.meta.dirname, '..', '..')
const bin = join(root, 'node_modules', '.bin')

type Options = { env?: Record<string, string>; isQuiet?: boolean }

/**
 * Runs a program of `node_modules/.bin` in the project's folder. A quiet program's output is kept
 * and answered, so that programs that run side by side do not mix their lines.
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
      env: { ...process.env, ...colours, ...env },
    })
    const pieces: Buffer[] = []
    child.stdout?.on('data', (piece) => pieces.push(piece))
    child.stderr?.on('data', (piece) => pieces.push(piece))
    child.once('error', reject)
    child.once('close', (code) => resolve({ code: code ?? 1, output: Buffer.concat(pieces).toString() }))
  })
}
