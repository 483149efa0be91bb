import { createTestDatabase, type TestDatabase } from '@did/local/test-stack'
import type { FastifyInstance } from 'fastify'
import { inject } from 'vitest'
import { createApp } from '../../src/app.ts'
import { readConfig } from '../../src/config.ts'
import { type Context, createContext } from '../../src/context.ts'
import { templateDatabase } from './global-setup.ts'

export type Node = { ctx: Context; app: FastifyInstance; url: string; close: () => Promise<void> }
export type Installation = {
  /**
   * Starts another node. Here, nodes are apps in one process that share nothing but the database.
   * In production, each node is a process.
   */
  startNode: (overrides?: Partial<Context>) => Promise<Node>
  databaseUrl: string
  close: () => Promise<void>
}

export const publicUrl = 'http://localhost:3000'

export const signingKey = `0x${'5a'.repeat(32)}`

/**
 * Tests wait up to a minute for locks, idle transactions and statements, because machines may be
 * slow.
 */
const patient = 'lock_timeout=60000&idle_in_transaction_session_timeout=60000&statement_timeout=60000'

/**
 * The database is migrated unless `isEmpty`. With `isPatient`, locks and statements may wait for a
 * minute. Without `isPatient`, the database has the time limits of production.
 */
export async function createServerDatabase({ isEmpty = false, isPatient = true } = {}): Promise<TestDatabase> {
  const database = await createTestDatabase(inject('stack'), isEmpty ? {} : { template: templateDatabase })
  return isPatient ? { ...database, url: `${database.url}?${patient}` } : database
}

/** The nodes of the installation serve a new database over real HTTP, each on a free port. */
export async function createInstallation(
  environment: Record<string, string> = {},
  database?: TestDatabase,
): Promise<Installation> {
  const stack = inject('stack')
  const { url, drop } = database ?? (await createServerDatabase())
  const config = readConfig({
    PUBLIC_URL: publicUrl,
    DATABASE_URL: url,
    RPC_URL: stack.rpcUrl,
    CHAIN_ID: String(stack.chainId),
    DID_REGISTRY: stack.contracts.didRegistry,
    SIGNING_KEY: signingKey,
    VERIFIER_POLICY: 'open',
    EMBEDDED: 'true',
    LOG_LEVEL: 'silent',
    RATE_LIMIT_SIGN_IN: '100000',
    RATE_LIMIT_WRITES: '100000',
    RATE_LIMIT_READS: '100000',
    RATE_LIMIT_MESSAGES: '100000',
    ...environment,
  })
  const nodes: Node[] = []
  const startNode = async (overrides: Partial<Context> = {}) => {
    const ctx = createContext(config, overrides)
    const app = await createApp(ctx)
    const url = await app.listen({ port: 0, host: '127.0.0.1' })
    const close = async () => {
      app.server.closeAllConnections()
      await app.close()
      if (!ctx.pool.ending) await ctx.pool.end()
    }
    const node = { ctx, app, url, close }
    nodes.push(node)
    return node
  }
  const close = async () => {
    for (const node of nodes) await node.close()
    await drop()
  }
  return { startNode, databaseUrl: url, close }
}
