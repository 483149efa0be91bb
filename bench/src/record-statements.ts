/**
 * Records the SQL statements that the product sends to the database during one request. For this,
 * the product runs inside the bench's own process.
 */
import { createApp } from '@did/server/app'
import { readConfig } from '@did/server/config'
import { createContext } from '@did/server/context'
import { openPool } from '@did/server/db/database'
import type { Rig } from './rig.ts'

export type Statement = { name: string | undefined; text: string; values: unknown[] }
export type RecordedCall = { path: string; statements: Statement[]; body: unknown }
type Asked = {
  rig: Rig
  call: { method: 'GET' | 'POST'; path: string; body?: object }
  cookie: string
  origin: string
}

export async function recordCall({ rig, call, cookie, origin }: Asked): Promise<RecordedCall> {
  const { stack, databaseUrl } = rig
  const config = readConfig({
    PUBLIC_URL: origin,
    DATABASE_URL: databaseUrl,
    RPC_URL: stack.rpcUrl,
    CHAIN_ID: String(stack.chainId),
    DID_REGISTRY: stack.contracts.didRegistry,
    VERIFIER_POLICY: 'open',
    EMBEDDED: 'true',
    LOG_LEVEL: 'silent',
  })
  const statements: Statement[] = []
  const pool = openPool(databaseUrl, () => {})
  pool.on('connect', (client) => {
    const { query } = client
    client.query = ((asked: unknown, values?: unknown, ...rest: unknown[]) => {
      statements.push(toStatement(asked, values))
      return Reflect.apply(query, client, [asked, values, ...rest])
    }) as typeof query
  })
  const app = await createApp(createContext(config, { pool }))
  try {
    const inject = () =>
      app.inject({
        method: call.method,
        url: call.path,
        headers: { cookie, origin },
        ...(call.body && { payload: call.body }),
      })
    await inject()
    statements.length = 0
    const answer = await inject()
    if (answer.statusCode >= 300) throw new Error(`${call.path} answered ${answer.statusCode}`)
    await new Promise(setImmediate) // The service wakes its listeners after the answer.
    return { path: call.path, statements: [...statements], body: answer.json() }
  } finally {
    await app.close()
    await pool.end()
  }
}

function toStatement(asked: unknown, values: unknown): Statement {
  if (typeof asked === 'string') return { name: undefined, text: asked, values: Array.isArray(values) ? values : [] }
  const { name, text, values: own } = Object(asked)
  return { name, text, values: Array.isArray(values) ? values : (own ?? []) }
}
