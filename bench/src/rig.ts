/**
 * Starts nodes with a database of their own for the benches that use HTTP, and opens sessions
 * without a wallet's signature.
 */
import { createHash, randomBytes } from 'node:crypto'
import { type Node, startNode } from '@did/e2e/node'
import { createTestDatabase, startTestStack, type TestStackInfo } from '@did/local/test-stack'
import pg from 'pg'

/**
 * `ratio` is `measured` divided by `against`. If the ratio is above `atMost`, the run ends with the
 * exit code 1.
 */
export type Figure = { what: string; measured: string; against: string; ratio: number; atMost?: number }

export type Rig = {
  stack: TestStackInfo
  databaseUrl: string
  sql: pg.Client
  startNode: (env?: Record<string, string>) => Promise<Node>
  openSession: (address: string) => Promise<string>
  close: () => Promise<void>
}

const unlimited = {
  RATE_LIMIT_SIGN_IN: '1000000',
  RATE_LIMIT_WRITES: '1000000',
  RATE_LIMIT_READS: '1000000',
  SOCKETS_PER_CLIENT: '1000000',
}

export async function createRig(): Promise<Rig> {
  const stack = await startTestStack({ onDisk: true })
  const database = await createTestDatabase(stack.info)
  const sql = new pg.Client({ connectionString: database.url })
  await sql.connect()
  const nodes: Node[] = []
  return {
    stack: stack.info,
    databaseUrl: database.url,
    sql,
    startNode: async (env = {}) => {
      const node = await startNode({
        stack: stack.info,
        databaseUrl: database.url,
        patienceMs: 120_000,
        // The node logs only errors, because nobody reads the log of a bench.
        env: {
          ...unlimited,
          QUOTA_CLAIMS: '1000000',
          WEB_DIR: '',
          DEMO_WALLET_FILE: '',
          LOG_LEVEL: 'error',
          ...env,
        },
      })
      nodes.push(node)
      return node
    },
    openSession: async (address) => {
      const token = randomBytes(32).toString('base64url')
      const hash = createHash('sha256').update(token).digest('hex')
      await sql.query('insert into sessions (token_hash, address, chain_id) values ($1, $2, $3)', [
        hash,
        address,
        stack.info.chainId,
      ])
      return `did_session=${token}`
    },
    close: async () => {
      for (const node of nodes) await node.stop()
      await sql.end()
      await stack.stop()
    },
  }
}

/**
 * Returns the value below which the part `share` of the measurements lies. For example, only one
 * measurement in a hundred exceeds the value for a share of 0.99.
 */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

export const median = (values: readonly number[]) => percentile(values, 0.5)

export function atMost(what: string, value: number, limit: number, unit: string): Figure {
  const measured = `${value.toFixed(unit === 'kB' ? 1 : 0)} ${unit}`
  return { what, measured, against: `limit ${limit} ${unit}`, ratio: value / limit, atMost: 1 }
}
