import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { hasEnded } from '../src/process/owned-process.ts'

export const root = join(import.meta.dirname, '../..')

export type Launcher = {
  child: ChildProcess
  output: () => string
  /**
   * Resolves when the launcher has printed the text. Rejects with all output if the launcher ends
   * before.
   */
  printed: (text: string) => Promise<void>
  ended: () => Promise<{ code: number | null; output: string }>
}
type LaunchOptions = {
  dataDir: string
  port: number
  env?: Record<string, string>
  prefix?: string[]
  /** The folder of the checkout, or of a copy of it. */
  from?: string
}

/** The words that run a command as a user who owns nothing. Only root may use them. */
export const nobody = ['setpriv', '--reuid=65534', '--regid=65534', '--clear-groups']

/**
 * Returns a checkout that the user `nobody` can read. This is the checkout itself, unless it is
 * below a folder that only its owner may enter. Otherwise, this is a copy in the given folder. The
 * copy consists of hard links where the disk allows them, and has neither the history nor the data
 * of a trial.
 */
export function checkoutForNobody(folder: string): string {
  const [command = '', ...args] = nobody
  if (spawnSync(command, [...args, 'test', '-r', join(root, 'package.json')]).status === 0) return root
  const copy = join(folder, 'checkout')
  mkdirSync(copy, { mode: 0o755 })
  const parts = readdirSync(root)
    .filter((name) => name !== '.git' && name !== '.data')
    .map((name) => join(root, name))
  const isLinked = spawnSync('cp', ['--archive', '--link', ...parts, copy]).status === 0
  if (!isLinked) execFileSync('cp', ['--archive', '--force', ...parts, copy])
  return copy
}

/**
 * Runs the script behind `npm start` without npm. The script gets a process group of its own, as a
 * shell would give it.
 */
export function startLauncher({ dataDir, port, env = {}, prefix = [], from = root }: LaunchOptions): Launcher {
  // If the tests run with the Node in the checkout's packages, a copy of the checkout runs with the
  // Node in its own packages.
  const node = process.execPath.startsWith(`${root}/`) ? join(from, relative(root, process.execPath)) : process.execPath
  const [command = '', ...args] = [...prefix, node, 'scripts/run.mjs', 'local/src/start.ts']
  const { DATABASE_URL: _, RPC_URL: __, PUBLIC_URL: ___, ...clean } = process.env
  const child = spawn(command, args, {
    cwd: from,
    detached: true,
    // The launcher builds no translated page here. No test reads one, and many launchers would
    // build them at once.
    env: { ...clean, PAGE_LANGUAGES: 'en', DATA_DIR: dataDir, PORT: String(port), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (said += chunk.toString()))
  const closed = once(child, 'close')
  const cancel = endGroupWithTests(child)
  void closed.then(cancel)
  return {
    child,
    output: () => said,
    printed: (text) =>
      new Promise((resolve, reject) => {
        const look = () => said.includes(text) && resolve()
        child.stdout.on('data', look)
        closed.then(() => reject(new Error(`The launcher ended without saying "${text}":\n${said}`)))
        look()
      }),
    ended: async () => {
      await closed
      return { code: child.exitCode, output: said }
    },
  }
}

/**
 * Starts a shell that waits for the end of the test runner, and then stops the launcher's process
 * group. So even a killed test runner leaves no launcher.
 */
function endGroupWithTests({ pid }: ChildProcess): () => void {
  const watch = 'read -r _; kill -INT "-$1"'
  const shell = spawn('/bin/sh', ['-c', watch, 'end-with-tests', String(pid)], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  })
  shell.unref()
  shell.stdin.on('error', () => undefined)
  return () => {
    shell.kill('SIGKILL')
  }
}

/**
 * Sends Ctrl-C to the whole process group, as a terminal does, and waits for the end of the
 * launcher.
 */
export async function pressCtrlC(launcher: Launcher): Promise<number | null> {
  if (!hasEnded(launcher.child) && launcher.child.pid) process.kill(-launcher.child.pid, 'SIGINT')
  return (await launcher.ended()).code
}

/**
 * Lists every process on this machine that belongs to a data folder: its command contains the
 * folder, or the variable DATA_DIR of its environment names it.
 */
export function processesOn(folder: string): string[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid)
    .flatMap((pid) => {
      const command = readText(`/proc/${pid}/cmdline`).replaceAll('\0', ' ').trim()
      const environment = readText(`/proc/${pid}/environ`).split('\0')
      const isOurs = command.includes(folder) || environment.includes(`DATA_DIR=${folder}`)
      return command && isOurs ? [`${pid} ${command}`] : []
    })
}

function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return '' // The process has just ended.
  }
}
