import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { findFreePort } from '@did/local/process/free-port'
import { inject, vi } from 'vitest'
import { publicUrl } from './stack.ts'

/**
 * A server in a process of its own, which a test can kill. It shares only the database and the
 * chain with other servers.
 */
export type ServerProcess = {
  url: string
  isRunning: () => boolean
  /** Kills the process at once, so that it cannot clean up. */
  kill: () => Promise<void>
  /** Stops the process without ending it: its connections stay open, and it answers nothing. */
  hang: () => Promise<void>
}

const main = fileURLToPath(new URL('../../src/main.ts', import.meta.url))

export async function startServerProcess(
  databaseUrl: string,
  environment: Record<string, string> = {},
): Promise<ServerProcess> {
  const port = await findFreePort()
  const { rpcUrl, chainId, contracts } = inject('stack')
  const child = spawn(process.execPath, [main], {
    env: {
      PATH: process.env['PATH'],
      NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
      PORT: String(port),
      PUBLIC_URL: publicUrl,
      DATABASE_URL: databaseUrl,
      RPC_URL: rpcUrl,
      CHAIN_ID: String(chainId),
      DID_REGISTRY: contracts.didRegistry,
      VERIFIER_POLICY: 'open',
      EMBEDDED: 'true',
      LOG_LEVEL: 'error',
      ...environment,
    },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const url = `http://127.0.0.1:${port}`
  try {
    await vi.waitUntil(() => isReady(child, url), { timeout: 60_000, interval: 50 })
  } catch (error) {
    // Without this kill, a server that did not get ready would outlive its test.
    child.kill('SIGKILL')
    throw error
  }
  const isRunning = () => child.exitCode === null && child.signalCode === null
  return {
    url,
    isRunning,
    hang: async () => {
      child.kill('SIGSTOP')
      await vi.waitUntil(() => isStopped(child.pid), { timeout: 60_000, interval: 5 })
    },
    kill: async () => {
      if (!isRunning()) return
      const ended = once(child, 'exit')
      child.kill('SIGKILL')
      await ended
    },
  }
}

/** Tells whether the kernel has stopped the process, which takes a moment. Works on Linux only. */
function isStopped(pid: number | undefined): boolean {
  const file = `/proc/${pid}/stat`
  return !existsSync(file) || /\) T /.test(readFileSync(file, 'utf8'))
}

async function isReady(child: ChildProcess, url: string): Promise<boolean> {
  if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}`)
  return (await fetch(`${url}/readyz`).catch(() => null))?.ok === true
}
