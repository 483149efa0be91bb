import { randomInt } from 'node:crypto'
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { testMnemonic } from '../demo-accounts.ts'
import { LaunchFailure } from '../launch-failure.ts'
import { findFreePort } from '../process/free-port.ts'
import { findHiddenPlace, type Place } from '../process/hidden-port.ts'
import { hasEnded, type OwnedProcess, startOwned, stopLeftover, stopOwned } from '../process/owned-process.ts'
import { findAnvil } from './chain-binary.ts'
import { type ChainGate, type GatePage, openChainGate } from './chain-gate.ts'
import { keepCopies, restoreChainState } from './chain-state.ts'

export const developmentChainId = 31337
const startingPatienceMs = 30_000
// On SIGTERM, anvil saves its state once more before it ends.
const stopping = { signal: 'SIGTERM', patienceMs: 10_000 } as const

/**
 * These options keep earlier states of the chain, because the server asks a contract wallet about a
 * signature in the state of the anchor's block. Only the states of the newest 100 blocks are kept,
 * because each state needs 100 kB in the file that anvil writes every second. Blocks, transactions
 * and events are kept for ever.
 */
const keepingOldStates = ['--preserve-historical-states', '--prune-history', '100']

export type ChainOptions = {
  /**
   * The folder for the chain's logs, and for its state if `persisted` is true. The folder is
   * created when it is missing.
   */
  dir: string
  /** If true, the chain's state is saved each second, and the next start continues from it. */
  persisted: boolean
  binary?: string
  /**
   * If a page is given, a gate stands in front of the chain, and the chain has no accounts of its
   * own. The gate lets only this one page use the chain. If no page is given, there is no gate.
   */
  page?: GatePage
}

export type Chain = {
  owned: OwnedProcess
  rpcUrl: string
  chainId: number
  note: string | null
  stop: () => Promise<void>
}

/**
 * Starts anvil on 127.0.0.1, with one block for each transaction. If possible, the chain gets the
 * same port as at its earlier start.
 */
export async function startChain(options: ChainOptions): Promise<Chain> {
  const { dir, persisted } = options
  const binary = options.binary ?? findAnvil()
  mkdirSync(dir, { recursive: true })
  await stopLeftover(join(dir, 'process.json'), stopping)
  const state = persisted ? restoreChainState(dir) : null

  for (let attempt = 1; ; attempt += 1) {
    // Wallets remember the network's address. So the chain keeps its port, unless another program
    // has taken the port.
    const port = await findFreePort(attempt === 1 ? readPort(dir) : 0)
    const guarded = options.page ? await guard(port, options.page) : null
    const place = guarded?.chain ?? { host: '127.0.0.1', port }
    const words = anvilWords(dir, { place, stateFile: state?.file ?? null, isLocked: guarded !== null })
    const owned = await startAnvil(dir, [binary, ...words])
    const rpcUrl = `http://127.0.0.1:${port}`
    if (await becomesReady(owned, rpcUrl)) {
      writeFileSync(join(dir, 'port'), String(port))
      const stopCopies = persisted ? keepCopies(dir) : () => undefined
      const stop = async () => {
        await stopOwned(owned, stopping).then(stopCopies)
        await guarded?.gate.stop()
      }
      return { owned, rpcUrl, chainId: developmentChainId, note: state?.note ?? null, stop }
    }
    await stopOwned(owned, stopping)
    await guarded?.gate.stop()
    if (attempt === 3) throw new LaunchFailure(`The development chain could not be started: ${lastLine(dir)}`)
  }
}

/**
 * Opens the gate on the port that wallets know. The chain behind it gets an address that web pages
 * cannot reach.
 */
async function guard(port: number, page: GatePage): Promise<{ gate: ChainGate; chain: Place }> {
  const chain = await findHiddenPlace(randomInt(1_000))
  return { gate: await openChainGate({ ...page, port, chain }), chain }
}

type AnvilSettings = { place: Place; stateFile: string | null; isLocked: boolean }

function anvilWords(dir: string, { place, stateFile, isLocked }: AnvilSettings): string[] {
  const { host, port } = place
  const words = ['--host', host, '--port', String(port), '--chain-id', String(developmentChainId), '--quiet']
  const keeping = stateFile ? ['--state', stateFile, '--state-interval', '1', ...keepingOldStates] : []
  const accounts = isLocked ? ['--accounts', '0', '--no-cors'] : ['--mnemonic', testMnemonic]
  return [...words, ...accounts, '--cache-path', join(dir, 'cache'), ...keeping]
}

async function startAnvil(dir: string, [command, ...args]: [string, ...string[]]): Promise<OwnedProcess> {
  const log = openSync(join(dir, 'anvil.log'), 'w')
  try {
    // The data folder is anvil's home, so that anvil neither reads nor writes the settings in the
    // user's own home.
    const { PATH } = process.env
    const env = { PATH, HOME: dir }
    return await startOwned(command, args, {
      cwd: dir,
      env,
      pidFile: join(dir, 'process.json'),
      stdio: ['ignore', log, log],
    })
  } catch (error) {
    throw new LaunchFailure(`The development chain's binary ${command} cannot be run.`, { cause: error })
  } finally {
    closeSync(log)
  }
}

async function becomesReady(owned: OwnedProcess, rpcUrl: string): Promise<boolean> {
  const deadline = Date.now() + startingPatienceMs
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_chainId', params: [] })
  const headers = { 'content-type': 'application/json' }
  while (!hasEnded(owned.child) && Date.now() < deadline) {
    const answer = await fetch(rpcUrl, { method: 'POST', headers, body, signal: AbortSignal.timeout(1_000) }).catch(
      () => null,
    )
    if (answer?.ok && !hasEnded(owned.child)) return true
    await delay(20)
  }
  return false
}

function readPort(dir: string): number {
  const file = join(dir, 'port')
  const port = existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0
  return Number.isInteger(port) && port > 0 && port < 65_536 ? port : 0
}

function lastLine(dir: string): string {
  return readFileSync(join(dir, 'anvil.log'), 'utf8').trim().split('\n').at(-1) || 'it said nothing.'
}
