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
   * Resolves when the launcher has printed the text. If the launcher ends earlier, rejects with all
   * its output.
   */
  printed: (text: string) => Promise<void>
  ended: () => Promise<{ code: number | null; output: string }>
}
type LaunchOptions = {
  dataDir: string
  port: number
  env?: Record<string, string>
  prefix?: string[]
  /** The folder of the checkout, or of a copy of the checkout. */
  from?: string
}

/**
 * The words that stand in front of a command to run it as a user who owns no files. Only root may
 * use them.
 */
export const nobody = ['setpriv', '--reuid=65534', '--regid=65534', '--clear-groups']

/**
 * Returns a checkout that the user `nobody` can read. The result is the checkout itself, unless
 * only its owner may enter a folder around it. In that case, the result is a copy in the given
 * folder, made of hard links where the disk allows them. The copy has neither the git history nor
 * the data of a trial.
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
 * Runs the script of `npm start` without npm, in a process group of its own, as a shell does for
 * each command.
 */
export function startLauncher({ dataDir, port, env = {}, prefix = [], from = root }: LaunchOptions): Launcher {
  // The Node that runs the tests may be in the checkout's own packages. Then a copy of the checkout
  // runs with the Node in the copy's packages.
  const node = process.execPath.startsWith(`${root}/`) ? join(from, relative(root, process.execPath)) : process.execPath
  const [command = '', ...args] = [...prefix, node, 'scripts/run.mjs', 'local/src/start.ts']
  const { DATABASE_URL: _, RPC_URL: __, PUBLIC_URL: ___, ...clean } = process.env
  const child = spawn(command, args, {
    cwd: from,
    detached: true,
    // With this setting, the launcher builds no translated page. No test reads one, and the
    // launchers of several tests would build these pages at the same time.
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
 * This shell waits until the test runner has ended, and then stops the launcher's process group. So
 * even if the test runner is killed, no launcher goes on running.
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

/** Sends Ctrl-C to the whole process group of the launcher, as a terminal does. */
export async function pressCtrlC(launcher: Launcher): Promise<number | null> {
  if (!hasEnded(launcher.child) && launcher.child.pid) process.kill(-launcher.child.pid, 'SIGINT')
  return (await launcher.ended()).code
}

/**
 * A process belongs to a data folder if its command contains the folder, or if the variable
 * DATA_DIR in its environment names the folder.
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
