import type { DataExport } from '@did/domain/data-export'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { buildClaim, buildTemplate, buildVerifier, type Person } from './builders.ts'
import { signedIn } from './client.ts'
import { buildMarked, live, type Marked } from './life.ts'
import { createInstallation, type Installation, type Node } from './stack.ts'

let installation: Installation
let node: Node
let verifier: Person
let owner: Marked
beforeAll(async () => {
  installation = await createInstallation()
  node = await installation.startNode()
})
beforeEach(async () => {
  verifier = await buildVerifier(node)
  owner = await buildMarked(node)
})
afterAll(() => installation.close())

const query = async (sql: string, values: unknown[] = []) => (await node.ctx.pool.query(sql, values)).rows

describe('an export', () => {
  test('has everything that is held about the caller, and of others what the caller was told', async () => {
    const { verified, open } = await live(owner, verifier)
    const vault = await owner.client.ok('GET', '/api/vault')
    const template = await buildTemplate(verifier, { title: 'Ferry pilot' })
    const reply = await owner.client.call<DataExport>('GET', '/api/export')
    expect(reply.headers.get('content-disposition')).toContain('did-verification-data.json')
    const { body } = reply
    expect(body.profile).toMatchObject({ username: `person ${owner.mark}`, email: `${owner.mark}@example.org` })
    expect(body.claims).toHaveLength(4)
    expect(body.claims[0]?.leaves).toMatchObject([{ field: 'description', value: owner.mark }])
    expect(body.attestationsReceived).toMatchObject([
      { claimId: verified.id, message: { title: `Title ${owner.mark}` } },
    ])
    expect(body.requestsSent.map(({ status }) => status)).toEqual(['approved', 'rejected', 'pending'])
    expect(body.shares.map(({ kind }) => kind)).toEqual(['controlled', 'open'])
    expect(body.shares[1]?.id).toBe(open.id)
    expect(body.histories).toHaveLength(4)
    expect(body.vault).toEqual(vault)
    expect(body.keptAnswers).toHaveLength(1)
    expect(body.notifications.length).toBeGreaterThan(0)
    expect(body.sessions).toHaveLength(1)
    expect(body.requestsReceived).toEqual([])
    const mine = await verifier.client.ok<DataExport>('GET', '/api/export')
    expect(mine.requestsReceived).toHaveLength(3)
    expect(mine.templates).toEqual([template])
    expect(mine.attestationsGiven).toHaveLength(1)
    expect(JSON.stringify(mine)).not.toContain(`${owner.mark}@example.org`)
  })

  test('goes beyond one page of the lists', async () => {
    const claim = await buildClaim(owner)
    await query(
      `insert into claims (did_id, type, title, description, issuer, issue_date, is_private, is_selective, leaves, details,
         claim_hash, publish_hash)
       select did_id, type, title || n, description, issuer, issue_date, is_private, is_selective, leaves, details,
         claim_hash, publish_hash from claims, generate_series(1, 230) n where id = $1`,
      [claim.id],
    )
    const { claims } = await owner.client.ok<DataExport>('GET', '/api/export')
    expect(new Set(claims.map(({ id }) => id)).size).toBe(231)
  })

  test('is there for a wallet without a profile', async () => {
    const client = await signedIn(node)
    expect(await client.ok<DataExport>('GET', '/api/export')).toMatchObject({ profile: null, wallet: client.address })
  })
})
