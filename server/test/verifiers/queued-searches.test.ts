import { expect } from 'vitest'
import type { Context } from '../../src/context.ts'
import { PgDialect, type SQL } from '../../src/db/drizzle.ts'
import { findSession } from '../../src/modules/auth/service.ts'
import { openRequest } from '../../src/modules/verification-requests/open-request.ts'
import { buildRequest } from '../rig/builders.ts'
import { test } from '../rig/test.ts'

const dialect = new PgDialect()

function countSearches(db: Context['db']) {
  const counted = { running: 0, most: 0, searches: 0 }
  const execute = async (query: SQL) => {
    if (!dialect.sqlToQuery(query).sql.includes('jsonb_to_recordset')) return db.execute(query)
    counted.searches += 1
    counted.running += 1
    counted.most = Math.max(counted.most, counted.running)
    return db.execute(query).finally(() => {
      counted.running -= 1
    })
  }
  const get = (_: object, name: string) => (name === 'execute' ? execute : Reflect.get(db, name))
  return { counted, db: new Proxy(db, { get }) as Context['db'] }
}

test('the searches for likely duplicates run one after the other when a verifier opens many requests at the same moment', async ({
  node,
  owner,
  verifier,
}) => {
  const { request } = await buildRequest(owner, verifier)
  const session = await findSession(node.ctx, verifier.client.cookie?.split('=')[1] ?? '')
  if (!session) throw new Error('The verifier is not signed in')
  const { counted, db } = countSearches(node.ctx.db)
  await Promise.all(Array.from({ length: 5 }, () => openRequest({ ...node.ctx, db }, session, request.id)))
  expect(counted).toEqual({ running: 0, most: 1, searches: 10 })
})
