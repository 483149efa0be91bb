/** A server of the product as its own process, configured by environment as in production, on a free port. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { findFreePort } from '@did/local/free-port'
import { demoWalletBuild, webBuild } from '@did/local/page-build'
import type { TestStackInfo } from '@did/local/test-stack'

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..')

export type Node = {
  /** Where it listens. */
  url: string
  /** Where its page is opened: `url`, unless something stands between. */
  publicUrl: string
  port: number
  stop: (signal?: NodeJS.Signals) => Promise<void>
}
export type NodeOptions = {
  stack: TestStackInfo
  databaseUrl: string
  /** A port to come back on; free otherwise. */
  port?: number
  rpcUrl?: string
  publicUrl?: string
  env?: Record<string, string>
  /** How long it may take to be ready: a minute unless told. */
  patienceMs?: number
}

/** Starts a node and waits until it says that it is ready. */
export async function startNode(options: NodeOptions): Promise<Node> {
  const { stack } = options
  const port = options.port ?? (await findFreePort())
  const url = `http://localhost:${port}`
  const publicUrl = options.publicUrl ?? url
  const rpcUrl = options.rpcUrl ?? stack.rpcUrl
  const child = spawn(process.execPath, ['server/src/main.ts'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      PORT: String(port),
      PUBLIC_URL: publicUrl,
      DATABASE_URL: options.databaseUrl,
      RPC_URL: rpcUrl,
      PUBLIC_RPC_URL: rpcUrl,
      CHAIN_ID: String(stack.chainId),
      DID_REGISTRY: stack.contracts.didRegistry,
      CHAIN_KEY: stack.serviceKey,
      ADMIN_WALLETS: stack.accounts
        .filter(({ role }) => role === 'administrator')
        .map(({ address }) => address)
        .join(','),
      VERIFIER_POLICY: 'open',
      EMBEDDED: '1',
      WEB_DIR: process.env.WEB_DIR ?? webBuild(root, 'embedded').out,
      DEMO_WALLET_FILE: join(demoWalletBuild(root).out, 'demo-wallet.js'),
      LOG_LEVEL: 'warn',
      ...options.env,
    },
  })
  child.stdout.pipe(process.stderr)
  try {
    await ready(url, child, options.patienceMs ?? 60_000)
  } catch (error) {
    await stop(child, 'SIGKILL')
    throw error
  }
  return { url, publicUrl, port, stop: (signal = 'SIGTERM') => stop(child, signal) }
}

async function ready(url: string, child: ChildProcess, patienceMs: number): Promise<void> {
  const deadline = Date.now() + patienceMs
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode} before it was ready`)
    const answer = await fetch(`${url}/readyz`).catch(() => null)
    if (answer?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error(`The server was not ready within ${patienceMs / 1000} s`)
}

async function stop(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exited = once(child, 'exit')
  child.kill(signal)
  await exited
}
