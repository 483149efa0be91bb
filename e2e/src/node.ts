import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { demoWalletBuild, webBuild } from '@did/local/page-build'
import { findFreePort } from '@did/local/process/free-port'
import { createTestDatabase, type TestDatabase, type TestStackInfo } from '@did/local/test-stack'

/** The global setup migrates this database once. Each test copies it, which takes 60 ms. */
export const templateDatabase = 'journeys_template'

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..')

export type Node = {
  url: string
  /**
   * Browsers reach the node at this address. This address is `url`, unless a proxy stands between
   * them.
   */
  publicUrl: string
  port: number
  stop: (signal?: NodeJS.Signals) => Promise<void>
}
export type NodeOptions = {
  stack: TestStackInfo
  databaseUrl: string
  /** The port on which a stopped node starts again. By default, the node gets a free port. */
  port?: number
  rpcUrl?: string
  publicUrl?: string
  env?: Record<string, string>
  /**
   * The longest time, in milliseconds, to wait until the node is ready. The default is a minute.
   */
  patienceMs?: number
}

export function createMigratedDatabase(stack: TestStackInfo): Promise<TestDatabase> {
  return createTestDatabase(stack, { template: templateDatabase })
}

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
      ETHEREUM_DID_REGISTRY: stack.contracts.ethereumDidRegistry,
      DID_ACCOUNT_FACTORY: stack.contracts.didAccountFactory,
      SPONSOR_KEY: stack.sponsorKey,
      // All people of a worker have the same network address, so the server counts them as one
      // client, which may use only a limited amount of gas in a day. These settings raise the
      // limit.
      SPONSOR_GAS_PER_CLIENT: '1000000000',
      SPONSOR_GAS_PER_DAY: '1000000000',
      SIGNING_KEY: `0x${'5a'.repeat(32)}`,
      PUSH_KEY: `0x${'6b'.repeat(32)}`,
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
