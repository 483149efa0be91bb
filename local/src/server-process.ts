import { closeSync, existsSync, openSync, readFileSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { LaunchFailure } from './launch-failure.ts'
import { hasEnded, type OwnedProcess, startOwned, stopLeftover, stopOwned } from './process/owned-process.ts'

const startingPatienceMs = 120_000 // The server may have to migrate a large database first.
const stopping = { signal: 'SIGTERM', patienceMs: 15_000 } as const

export type ServerOptions = { root: string; port: number; env: NodeJS.ProcessEnv; signal: AbortSignal } & ServerFiles
type ServerFiles = { dir: string; logsToFile: boolean }
export type RunningServer = { owned: OwnedProcess; logFile: string | null; stop: () => Promise<void> }

/** Stops a server that still runs and uses its port because its launcher was killed. */
export function stopLeftoverServer(dir: string): Promise<void> {
  return stopLeftover(pidFileIn(dir), stopping)
}

/** Starts the server and waits until it is ready. The server migrates its database itself. */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { root, dir, port, signal } = options
  const logFile = options.logsToFile ? openLogName(dir) : null
  const owned = await spawnServer(options, logFile)
  const stop = () => stopOwned(owned, stopping)
  try {
    await waitUntilReady(owned, port, signal)
    return { owned, logFile, stop }
  } catch (error) {
    await stop()
    signal.throwIfAborted()
    if (!logFile) throw error
    throw new LaunchFailure(
      `The server could not be started: ${lastWords(logFile)} (${logFile.replace(`${root}/`, '')})`,
      { cause: error },
    )
  }
}

function pidFileIn(dir: string): string {
  return join(dir, 'server.json')
}

function openLogName(dir: string): string {
  const logFile = join(dir, 'server.log')
  if (existsSync(logFile)) renameSync(logFile, join(dir, 'server.previous.log'))
  return logFile
}

async function spawnServer({ root, dir, env }: ServerOptions, logFile: string | null): Promise<OwnedProcess> {
  const log = logFile ? openSync(logFile, 'w') : null
  const output = log ?? 'inherit'
  const preload = new URL('./process/end-with-launcher.ts', import.meta.url).href
  const words = ['--import', preload, join(root, 'server/src/main.ts')]
  try {
    return await startOwned(process.execPath, words, {
      cwd: root,
      env,
      pidFile: pidFileIn(dir),
      stdio: ['ignore', output, output, 'ipc'],
    })
  } finally {
    if (log !== null) closeSync(log)
  }
}

async function waitUntilReady(owned: OwnedProcess, port: number, signal: AbortSignal): Promise<void> {
  const deadline = Date.now() + startingPatienceMs
  while (Date.now() < deadline) {
    signal.throwIfAborted()
    if (hasEnded(owned.child)) throw new LaunchFailure('The server ended before it was ready.')
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`, { signal: AbortSignal.timeout(2_000) }).catch(
      () => null,
    )
    if (answer?.ok) return
    await delay(30)
  }
  throw new LaunchFailure('The server did not become ready in time.')
}

function lastWords(logFile: string): string {
  return readFileSync(logFile, 'utf8').trim().split('\n').at(-1) || 'it said nothing.'
}
