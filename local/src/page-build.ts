import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { Language } from '@did/domain/language'
import { stampSources } from './content-stamp.ts'
import { LaunchFailure, systemCode } from './launch-failure.ts'
import { assertWritableFolder } from './preflight.ts'

export type PageBuild = {
  name: string
  config: string
  mode: string
  out: string
  sources: string[]
  /** The only language of the built page. The build of the demo wallet has no language. */
  language?: Language
}

export type BuildOptions = {
  root: string
  /**
   * The result goes into this folder if the user who runs the build cannot write into the project's
   * folder.
   */
  spare?: string
  signal?: AbortSignal
  onBuild?: () => void
}

/**
 * The file of this name contains a hash of the sources from which its folder was built. Only our
 * own build writes such a file.
 */
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
  const config = join(root, 'web/vite.config.ts')
  const out = join(root, 'web/dist', mode)
  return { name: 'page', config, mode, out, sources: ['web', ...shared], language: 'en' }
}

/**
 * The result of a translated page goes into the folder of the English build, because the server
 * looks for it there.
 */
export function translatedBuild(page: PageBuild, webDir: string, language: Language): PageBuild {
  return { ...page, name: `page in ${language}`, out: join(webDir, 'languages', language), language }
}

export function demoWalletBuild(root: string): PageBuild {
  const config = join(root, 'local/demo-wallet/vite.config.ts')
  const sources = ['local/demo-wallet', 'local/src/demo-accounts.ts', ...shared]
  const out = join(root, 'local/dist/embedded')
  return { name: 'demo wallet', config, mode: 'production', out, sources }
}

/**
 * Makes a build, unless the result of a build of the same sources already exists. Returns the
 * folder of the result, which may be inside `spare`.
 */
export async function ensureBuilt(build: PageBuild, { root, spare, signal, onBuild }: BuildOptions): Promise<string> {
  const stamp = stampSources(root, build.sources)
  const places = [build.out, ...(spare ? [join(spare, basename(dirname(build.config)))] : [])]
  const ready = places.find((place) => readStamp(place) === stamp)
  if (ready) return ready

  onBuild?.()
  const out = places.find((place) => isWritable(dirname(place))) ?? build.out
  assertWritableFolder(dirname(out), 'the page cannot be built there')
  const half = join(dirname(out), `.${basename(out)}-${process.pid}`)
  try {
    await runVite(root, build, half, signal)
    writeFileSync(join(half, stampName), stamp)
    // During this build, another start may have built the same sources. Then the other start's
    // result stays, because somebody may already use it.
    if (readStamp(out) !== stamp) replaceFolder(out, half)
  } finally {
    rmSync(half, { recursive: true, force: true })
  }
  return out
}

/**
 * Puts the folder `made` in the place of the folder `out`. After this has removed `out`, another
 * start may put its own build there before the renaming. In this case, the function tries again.
 */
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
    // Vite's default loader would write into node_modules, which may be read-only.
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
  // With the NODE_ENV of a test runner, half of the page would contain React's development code.
  const env = { ...process.env, NODE_ENV: 'production', PAGE_LANGUAGES: build.language ?? '' }
  const options = { cwd: dirname(build.config), env, detached: true } as const
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
