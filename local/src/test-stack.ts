import { existsSync, mkdtempSync, realpathSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { startChain } from './chain/chain.ts'
import { type DeployedContracts, deployToDevelopmentChain } from './chain/contracts.ts'
import { demoAccounts, serviceAccount, sponsorAccount } from './demo-accounts.ts'
import { startPostgres } from './postgres/postgres.ts'
import { endWithParent } from './process/end-with-parent.ts'

export type TestChain = { rpcUrl: string; chainId: number; contracts: DeployedContracts; stop: () => Promise<void> }
export type TestPostgres = { url: string; stop: () => Promise<void> }
export type TestDatabase = { name: string; url: string; drop: () => Promise<void> }

/**
 * The data is plain JSON, so that a test can pass it to other processes. The keys are public
 * (demo-accounts.ts).
 */
export type TestStackInfo = {
  /** Through this URL of PostgreSQL's own database, `createTestDatabase` makes other databases. */
  postgresUrl: string
  rpcUrl: string
  chainId: number
  contracts: DeployedContracts
  serviceKey: `0x${string}`
  sponsorKey: `0x${string}`
  accounts: typeof demoAccounts
}
export type TestStack = { info: TestStackInfo; stop: () => Promise<void> }

/**
 * Starts one PostgreSQL, and one chain with the contracts. Their folders are removed when both are
 * stopped. A test that writes much data has to set `onDisk`.
 */
export async function startTestStack({ onDisk = false } = {}): Promise<TestStack> {
  const [postgres, chain] = await Promise.all([startTestPostgres({ onDisk }), createChain()])
  return {
    info: describeStack(postgres.url, chain),
    stop: async () => {
      await Promise.all([postgres.stop(), chain.stop()])
    },
  }
}

export function describeStack(postgresUrl: string, { rpcUrl, chainId, contracts }: TestChain): TestStackInfo {
  const keys = { serviceKey: serviceAccount.privateKey, sponsorKey: sponsorAccount.privateKey }
  return { postgresUrl, rpcUrl, chainId, contracts, ...keys, accounts: demoAccounts }
}

/**
 * The folder of this PostgreSQL is in memory, where the files of a database need half the CPU time
 * and nobody waits for a disk. The folder is removed when PostgreSQL is stopped. A test that writes
 * much data has to set `onDisk`.
 */
export async function startTestPostgres({ onDisk = false } = {}): Promise<TestPostgres> {
  const dir = makeFolder('did-test-', onDisk ? tmpdir() : findScratch())
  const postgres = await startPostgres({ dir, durable: false })
  const release = endWithParent([postgres.owned], dir)
  const stop = async () => {
    release()
    await postgres.stop()
    rmSync(dir, { recursive: true, force: true })
  }
  return { url: postgres.urlOf('postgres'), stop }
}

/** Starts a chain with the contracts. The chain's folder is removed when the chain is stopped. */
export async function createChain(): Promise<TestChain> {
  const dir = makeFolder('did-chain-', tmpdir())
  const chain = await startChain({ dir, persisted: false })
  const release = endWithParent([chain.owned], dir)
  const contracts = await deployToDevelopmentChain(chain.rpcUrl)
  const stop = async () => {
    release()
    await chain.stop()
    rmSync(dir, { recursive: true, force: true })
  }
  return { rpcUrl: chain.rpcUrl, chainId: chain.chainId, contracts, stop }
}

function makeFolder(prefix: string, parent: string): string {
  return mkdtempSync(join(realpathSync(parent), prefix))
}

/** Returns the folder that Linux keeps in memory, unless it has little space, as in a container. */
function findScratch(): string {
  const memory = '/dev/shm'
  if (!existsSync(memory)) return tmpdir()
  const { bavail, bsize } = statfsSync(memory)
  return bavail * bsize > 4 * 2 ** 30 ? memory : tmpdir()
}

/**
 * Makes a copy of the database `template`, or an empty database if there is no `template`. During
 * the copying, nobody may be connected to the template. Both ways take 60 ms.
 */
export async function createTestDatabase(
  stack: Pick<TestStackInfo, 'postgresUrl'>,
  options: { name?: string; template?: string } = {},
): Promise<TestDatabase> {
  const name = options.name ?? `test_${process.pid}_${crypto.randomUUID().slice(0, 8)}`
  const template = pg.escapeIdentifier(options.template ?? 'template0')
  await administer(stack, `create database ${pg.escapeIdentifier(name)} template ${template}`)
  const url = new URL(stack.postgresUrl)
  url.pathname = `/${name}`
  const drop = () => administer(stack, `drop database if exists ${pg.escapeIdentifier(name)} with (force)`)
  return { name, url: url.href, drop }
}

async function administer(stack: Pick<TestStackInfo, 'postgresUrl'>, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: stack.postgresUrl })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
