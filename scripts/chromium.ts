/** Where a Chromium is, fetching one when there is none: the system's, then Playwright's, then Debian's package. */
import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const bin = join(dirname(fileURLToPath(import.meta.url)), '..', 'node_modules', '.bin')
/** The headless shells first: the same engine without a browser's windows around it, a third less work. */
const names = [
  'chromium-headless-shell',
  'chrome-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
]

export async function ensureChromium(): Promise<string> {
  const found = process.env.CHROMIUM_BIN ?? findOnPath() ?? (await playwrightsOwn())
  if (found) return found

  console.log('No Chromium on this machine: asking Playwright for one.')
  spawnSync(join(bin, 'playwright'), ['install', 'chromium'], { stdio: 'inherit', timeout: 180_000 })
  const downloaded = await playwrightsOwn()
  if (downloaded) return downloaded

  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('Playwright could not download one: installing Debian’s chromium.')
    spawnSync('apt-get', ['update', '-q'], { stdio: 'inherit' })
    spawnSync('apt-get', ['install', '-y', '-q', 'chromium'], { stdio: 'inherit' })
  }
  const installed = findOnPath()
  if (installed) return installed
  throw new Error('The browser tests need Chromium: install it, or name one with CHROMIUM_BIN=/path/to/chromium.')
}

function findOnPath(): string | null {
  const folders = (process.env.PATH ?? '').split(delimiter)
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
