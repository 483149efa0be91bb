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
export type TestDatabase = { name: string; url: string; drop: () => Promise<void> }

/** The stack's settings as plain JSON, for test workers. Its keys are public (demo-accounts.ts). */
export type TestStackInfo = {
  /** The connection to the server's own database, from which createTestDatabase makes others. */
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
 * Starts one PostgreSQL and one chain with the contracts, in a folder that is removed with them.
 * The folder is in memory, because the files of a database cost half as much CPU time there and
 * wait for no disk. Large data needs `onDisk`.
 */
export async function startTestStack({ onDisk = false } = {}): Promise<TestStack> {
  const dir = makeFolder('did-test-', onDisk ? tmpdir() : findScratch())
  const [postgres, chain] = await Promise.all([
    startPostgres({ dir: join(dir, 'postgres'), durable: false }),
    startTestChain(join(dir, 'chain')),
  ])
  const release = endWithParent([postgres.owned, chain.owned], dir)
  const { rpcUrl, chainId, contracts } = chain
  const info = { postgresUrl: postgres.urlOf('postgres'), rpcUrl, chainId, contracts }
  return {
    info: {
      ...info,
      serviceKey: serviceAccount.privateKey,
      sponsorKey: sponsorAccount.privateKey,
      accounts: demoAccounts,
    },
    stop: async () => {
      release()
      await Promise.all([postgres.stop(), chain.stop()])
      rmSync(dir, { recursive: true, force: true })
    },
  }
}

/** Starts a separate chain with the contracts, for tests that rewind or stop it. */
export async function createChain(): Promise<TestChain> {
  const dir = makeFolder('did-chain-', tmpdir())
  const chain = await startTestChain(dir)
  const release = endWithParent([chain.owned], dir)
  const stop = async () => {
    release()
    await chain.stop()
    rmSync(dir, { recursive: true, force: true })
  }
  return { rpcUrl: chain.rpcUrl, chainId: chain.chainId, contracts: chain.contracts, stop }
}

function makeFolder(prefix: string, parent: string): string {
  return mkdtempSync(join(realpathSync(parent), prefix))
}

/** Linux has a folder in memory, which is small in a container. */
function findScratch(): string {
  const memory = '/dev/shm'
  if (!existsSync(memory)) return tmpdir()
  const { bavail, bsize } = statfsSync(memory)
  return bavail * bsize > 4 * 2 ** 30 ? memory : tmpdir()
}

async function startTestChain(dir: string) {
  const chain = await startChain({ dir, persisted: false })
  return { ...chain, contracts: await deployToDevelopmentChain(chain.rpcUrl) }
}

/**
 * Copies `template`, to which nobody may be connected, or makes an empty database. Either takes 60
 * ms.
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
