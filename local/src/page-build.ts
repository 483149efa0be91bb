import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { stampSources } from './content-stamp.ts'
import { LaunchFailure, systemCode } from './launch-failure.ts'
import { assertWritableFolder } from './preflight.ts'

/** A Vite build: which configuration makes which folder from which sources. */
export type PageBuild = { name: string; folder: string; config: string; mode: string; out: string; sources: string[] }

export type BuildOptions = {
  root: string
  /** Where the result goes when the project's folder is read-only for this user. */
  spare?: string
  signal?: AbortSignal
  onBuild?: () => void
}

/** Inside the folder, so that nothing but our own build can leave it beside files it does not describe. */
const stampName = '.sources'
const shared = [
  'package-lock.json',
  'tsconfig.base.json',
  'domain/src',
  'credentials/src',
  'proofs',
  'contracts/generated',
]

export function webBuild(root: string, mode: 'embedded' | 'production'): PageBuild {
  const folder = join(root, 'web')
  const out = join(folder, 'dist', mode)
  return { name: 'page', folder, config: join(folder, 'vite.config.ts'), mode, out, sources: ['web', ...shared] }
}

export function demoWalletBuild(root: string): PageBuild {
  const folder = join(root, 'local/demo-wallet')
  const sources = ['local/demo-wallet', 'local/src/demo-accounts.ts', ...shared]
  const out = join(root, 'local/dist/embedded')
  return { name: 'demo wallet', folder, config: join(folder, 'vite.config.ts'), mode: 'production', out, sources }
}

/** Builds unless the sources are those of the last build, and answers where the result is: beside the sources, or in `spare`. */
export async function ensureBuilt(build: PageBuild, { root, spare, signal, onBuild }: BuildOptions): Promise<string> {
  const stamp = stampSources(root, build.sources)
  const places = [build.out, ...(spare ? [join(spare, basename(build.folder))] : [])]
  const ready = places.find((place) => readStamp(place) === stamp)
  if (ready) return ready

  onBuild?.()
  const out = places.find((place) => isWritable(dirname(place))) ?? build.out
  assertWritableFolder(dirname(out), 'the page cannot be built there')
  const half = join(dirname(out), `.${basename(out)}-${process.pid}`)
  try {
    await runVite(root, build, half, signal)
    writeFileSync(join(half, stampName), stamp)
    // Somebody else's, of the same sources and ready meanwhile, may be in use already.
    if (readStamp(out) !== stamp) replaceFolder(out, half)
  } finally {
    rmSync(half, { recursive: true, force: true })
  }
  return out
}

/** Another start on the same sources may put its own result there between the two steps. */
function replaceFolder(out: string, made: string, attempts = 5): void {
  try {
    rmSync(out, { recursive: true, force: true })
    renameSync(made, out)
  } catch (error) {
    if (attempts === 1 || systemCode(error) !== 'ENOTEMPTY') throw error
    replaceFolder(out, made, attempts - 1)
  }
}

function readStamp(folder: string): string | null {
  const file = join(folder, stampName)
  return existsSync(file) ? readFileSync(file, 'utf8') : null
}

function isWritable(folder: string): boolean {
  try {
    assertWritableFolder(folder, '')
    return true
  } catch {
    return false
  }
}

async function runVite(root: string, build: PageBuild, out: string, signal?: AbortSignal): Promise<void> {
  mkdirSync(out, { recursive: true })
  const vite = join(root, 'node_modules/vite/bin/vite.js')
  const args = [
    vite,
    'build',
    // Vite's own way of reading its configuration writes into node_modules, which may be read-only.
    '--configLoader',
    'native',
    '--config',
    build.config,
    '--mode',
    build.mode,
    '--outDir',
    out,
    '--emptyOutDir',
    '--logLevel',
    'warn',
  ]
  // Any other value, as test runners set one, would put React's development code into half of the page.
  const env = { ...process.env, NODE_ENV: 'production' }
  const options = { cwd: build.folder, env, detached: true } as const
  const child = spawn(process.execPath, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] })
  const said: Buffer[] = []
  child.stdout.on('data', (chunk: Buffer) => said.push(chunk))
  child.stderr.on('data', (chunk: Buffer) => said.push(chunk))
  const cancel = () => child.kill('SIGTERM')
  signal?.addEventListener('abort', cancel)
  await once(child, 'close')
  signal?.removeEventListener('abort', cancel)
  signal?.throwIfAborted()
  if (child.exitCode === 0) return
  process.stderr.write(Buffer.concat(said))
  throw new LaunchFailure(`The ${build.name} could not be built (see above).`)
}
