import { join } from 'node:path'
import { createClient, http } from 'viem'
import { getChainId } from 'viem/actions'
import { developmentChainId, startChain } from './chain/chain.ts'
import { findAnvil } from './chain/chain-binary.ts'
import type { GatePage } from './chain/chain-gate.ts'
import { type DeployedContracts, ensureContracts, ensureFunds } from './chain/contracts.ts'
import { ensureOwnKey } from './chain/own-key.ts'
import { demoAccounts, serviceAccount, sponsorAccount } from './demo-accounts.ts'
import { LaunchFailure } from './launch-failure.ts'
import { demoWalletBuild, ensureBuilt, type PageBuild, webBuild } from './page-build.ts'
import { ensureDatabase, startPostgres } from './postgres/postgres.ts'
import { findPostgresPackage } from './postgres/postgres-binaries.ts'
import { assertPortFree, assertWritableFolder } from './preflight.ts'
import { lockInstance } from './process/instance-lock.ts'
import { hasEnded, type OwnedProcess } from './process/owned-process.ts'
import { serverEnvironment } from './server-environment.ts'
import { startServer, stopLeftoverServer } from './server-process.ts'
import { describeSetAside, setAsideEarlierTrial } from './set-aside.ts'
import type { Settings } from './settings.ts'

export type LaunchContext = {
  root: string
  settings: Settings
  /** This signal is aborted when the launcher is asked to stop, even in the middle of a start. */
  signal: AbortSignal
  say: (line: string) => void
  onDeath: (sentence: string) => void
  /** The steps that undo a start run in reverse order: what was started last is undone first. */
  undo: Undo
}
export type Undo = { add: (step: () => unknown) => void; run: () => Promise<void> }
type Chain = { rpcUrl: string; chainId: number; contracts: DeployedContracts | null }

export type Launched = { embedded: boolean; chain: Chain; page: PageBuild; webDir: string }

/**
 * Starts the database, the chain and the server, as far as the settings leave them to the launcher.
 * An embedded installation gets the demo wallet and the demo people.
 */
export async function launch(context: LaunchContext): Promise<Launched> {
  const { settings, signal } = context
  await assertCanStart(context)
  await setAsideEarlier(context)
  const [databaseUrl, chain] = await together([openDatabase(context), openChain(context)])
  signal.throwIfAborted()
  const embedded = chain.chainId === developmentChainId && !(settings.databaseUrl && settings.rpcUrl)
  const { page, webDir, demoWalletFile } = await buildPages(context, embedded)
  signal.throwIfAborted()
  const signingKey = embedded ? ensureOwnKey(settings.dataDir, 'signing-key') : null
  const pushKey = embedded ? ensureOwnKey(settings.dataDir, 'push-key') : null
  const env = serverEnvironment(settings, { databaseUrl, ...chain, webDir, demoWalletFile, signingKey, pushKey })
  const { root } = context
  const server = await startServer({
    root,
    env,
    signal,
    dir: settings.dataDir,
    port: settings.port,
    logsToFile: embedded,
  })
  context.undo.add(server.stop)
  watchForDeath({ name: 'The server', ...server }, context.onDeath)
  return { embedded, chain, page, webDir }
}

export function createUndo(): Undo {
  const steps: (() => unknown)[] = []
  const run = async () => {
    for (let step = steps.pop(); step; step = steps.pop()) await step()
  }
  return { add: (step) => void steps.push(step), run }
}

/** Throws for a problem that can be found before anything starts. */
async function assertCanStart({ settings, undo, signal }: LaunchContext): Promise<void> {
  const { dataDir, port, publicUrl } = settings
  assertWritableFolder(dataDir, 'set DATA_DIR to a folder that this user can write to')
  const lock = await lockInstance(dataDir, publicUrl)
  undo.add(lock.release)
  signal.addEventListener('abort', lock.announceStop)
  if (!settings.databaseUrl) findPostgresPackage()
  if (!settings.rpcUrl) findAnvil()
  await stopLeftoverServer(dataDir)
  await assertPortFree(port)
}

/**
 * If an earlier version of the registry made the data of a trial, moves this data into a separate
 * folder. Does nothing if the settings name a database or a chain, because the data is then not the
 * launcher's.
 */
async function setAsideEarlier({ settings, say }: LaunchContext): Promise<void> {
  if (settings.databaseUrl || settings.rpcUrl) return
  const folder = await setAsideEarlierTrial(settings.dataDir, new Date())
  if (folder) say(describeSetAside(folder))
}

async function openDatabase({ settings, undo, onDeath }: LaunchContext): Promise<string> {
  if (settings.databaseUrl) return settings.databaseUrl
  const dir = join(settings.dataDir, 'postgres')
  const postgres = await startPostgres({ dir, durable: true })
  undo.add(postgres.stop)
  watchForDeath({ name: 'PostgreSQL', owned: postgres.owned, logFile: join(dir, 'postgres.log') }, onDeath)
  return ensureDatabase(postgres, 'did')
}

async function openChain(context: LaunchContext): Promise<Chain> {
  const { settings, undo, onDeath, say } = context
  if (settings.rpcUrl) return openForeignChain(settings, settings.rpcUrl)
  const dir = join(settings.dataDir, 'chain')
  const chain = await startChain({ dir, persisted: true, page: describePage(settings) })
  undo.add(chain.stop)
  if (chain.note) say(chain.note)
  watchForDeath({ name: 'The development chain', owned: chain.owned, logFile: join(dir, 'anvil.log') }, onDeath)
  const { admins, service } = settings.roles
  const people = [...demoAccounts, serviceAccount, sponsorAccount].map(({ address }) => address)
  await ensureFunds(chain.rpcUrl, [...people, ...admins, service])
  const contracts = await ensureContracts(chain.rpcUrl, join(dir, 'contracts.json'), settings.roles)
  return { rpcUrl: chain.rpcUrl, chainId: chain.chainId, contracts }
}

function describePage({ publicUrl, environment }: Settings): GatePage {
  const { PUBLIC_RPC_URL } = environment
  const publicHost = PUBLIC_RPC_URL && URL.canParse(PUBLIC_RPC_URL) ? new URL(PUBLIC_RPC_URL).host : undefined
  return { pageOrigin: new URL(publicUrl).origin, publicHost }
}

/**
 * Uses the chain that the setting RPC_URL names. Deploys the contracts there if it is a development
 * chain and neither DID_REGISTRY nor DATABASE_URL is set.
 */
async function openForeignChain(settings: Settings, rpcUrl: string): Promise<Chain> {
  const chainId = settings.chainId ?? (await askChainId(rpcUrl))
  if (settings.didRegistry || settings.databaseUrl || chainId !== developmentChainId)
    return { rpcUrl, chainId, contracts: null }
  try {
    const file = join(settings.dataDir, 'contracts.json')
    return { rpcUrl, chainId, contracts: await ensureContracts(rpcUrl, file, settings.roles) }
  } catch (error) {
    const advice = 'set DID_REGISTRY to where they are'
    throw new LaunchFailure(`The contracts could not be deployed on the chain of RPC_URL: ${advice}.`, { cause: error })
  }
}

async function askChainId(rpcUrl: string): Promise<number> {
  try {
    return await getChainId(createClient({ transport: http(rpcUrl) }))
  } catch (error) {
    throw new LaunchFailure('The chain of RPC_URL does not answer, and CHAIN_ID is not set.', { cause: error })
  }
}

async function buildPages({ root, settings, signal, say }: LaunchContext, embedded: boolean) {
  const spare = join(settings.dataDir, 'pages')
  const ensure = (build: PageBuild) => {
    const onBuild = () => say(`Building the ${build.name} (again only when its source changes) …`)
    return ensureBuilt(build, { root, spare, signal, onBuild })
  }
  const page = webBuild(root, embedded ? 'embedded' : 'production')
  const webDir = await ensure(page)
  const demoWalletFile = embedded ? join(await ensure(demoWalletBuild(root)), 'demo-wallet.js') : null
  return { page, webDir, demoWalletFile }
}

/**
 * Waits until both tasks have ended, even when one of them fails. So a caller that gets the failure
 * can stop everything that the other task has started.
 */
async function together<A, B>(tasks: [Promise<A>, Promise<B>]): Promise<[A, B]> {
  await Promise.allSettled(tasks)
  return Promise.all(tasks)
}

/** Calls `onDeath` with a sentence when a program ends although the launcher did not stop it. */
function watchForDeath(
  program: { name: string; owned: OwnedProcess; logFile: string | null },
  onDeath: (sentence: string) => void,
): void {
  const { name, owned, logFile } = program
  const tell = () => {
    const { exitCode, signalCode } = owned.child
    const how = signalCode ? `was stopped by ${signalCode}` : `ended with code ${exitCode}`
    onDeath(`${name} ${how}, which nobody asked for${logFile ? `; its log is ${logFile}` : ''}.`)
  }
  if (hasEnded(owned.child)) tell()
  else owned.child.once('exit', tell)
}
