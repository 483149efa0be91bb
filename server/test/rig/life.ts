import { randomBytes } from 'node:crypto'
import type { Claim } from '@did/domain/claim/claim'
import type { CreatedShare } from '@did/domain/share/share-record'
import type { VerificationRequest } from '@did/domain/verification-request/verification-request'
import { sendAlerts } from '../../src/modules/alerts/send-alerts.ts'
import { askForProof } from '../sharing/request-for-proof-builders.ts'
import { buildItem } from '../vault/vault-builders.ts'
import { buildClaim, buildRequest, buildUser, buildVerifiedClaim, type Person } from './builders.ts'
import type { Node } from './stack.ts'

/**
 * The mark is a random text that occurs in everything that this person writes, and nowhere else.
 */
export type Marked = Person & { mark: string }

export async function buildMarked(node: Node): Promise<Marked> {
  const mark = `mark${randomBytes(6).toString('hex')}`
  const person = await buildUser(node, { username: `person ${mark}` })
  const profile = { username: `person ${mark}`, name: `Name ${mark}`, email: `${mark}@example.org` }
  await person.client.ok('PUT', `/api/users/${person.user.id}`, profile)
  return { ...person, mark }
}

export const writeClaim = (owner: Marked) =>
  buildClaim(owner, {
    title: `Title ${owner.mark}`,
    description: `Description ${owner.mark}`,
    issuer: `Issuer ${owner.mark}`,
  })

export const shareClaim = ({ client }: Person, claim: Claim, body: object = {}) =>
  client.ok<CreatedShare>('POST', `/api/claims/${claim.id}/shares`, body)

export const ask = ({ client }: Person, claim: Claim, verifier: Person) =>
  client.call<VerificationRequest>(
    'POST',
    '/api/verification-requests',
    { claimId: claim.id, verifierId: verifier.user.id },
    { 'idempotency-key': `k${claim.id}` },
  )

export const erase = ({ client, user }: Person) => client.call('DELETE', `/api/users/${user.id}`)

/**
 * The owner makes claims with a pending, a rejected and an approved request, an open and a
 * controlled share, a request for proof, an item in the vault, and a new wording of the approved
 * claim.
 */
export async function live(owner: Marked, verifier: Person) {
  const { client, mark } = owner
  const waiting = await writeClaim(owner)
  await ask(owner, waiting, verifier)
  const refused = await buildRequest(owner, verifier, await writeClaim(owner))
  const refusal = { status: 'rejected', reason: `Unknown ${mark}` }
  await verifier.client.ok('PUT', `/api/verification-requests/${refused.request.id}/status`, refusal)
  const validUntil = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)
  const verified = await buildVerifiedClaim(owner, verifier, { claim: await writeClaim(owner), validUntil })
  const open = await shareClaim(owner, verified)
  const controlled = await shareClaim(owner, verified, {
    kind: 'controlled',
    id: `${randomBytes(16).toString('base64url').slice(0, 21)}A`,
    ciphertext: Buffer.from(mark).toString('base64'),
  })
  await askForProof(owner, { audience: mark })
  await buildItem(owner, Buffer.from(mark).toString('base64'))
  const wording = { type: 'education', title: `Reworded ${mark}`, description: mark, issuer: mark }
  await client.ok('PUT', `/api/claims/${verified.id}`, wording)
  return { waiting, verified, open, controlled }
}

/**
 * Turns on the person's alerts by e-mail and in a browser, and creates the mails of a demonstration
 * installation. The address is confirmed if `isConfirmed`.
 */
export async function buildAlerts({ ctx }: Node, { client, user }: Person, mark: string, { isConfirmed = false } = {}) {
  await client.ok('PUT', '/api/alerts/address', { address: `${mark}@alerts.example` })
  await client.ok('PUT', '/api/alerts', { mailKinds: ['decided'], pushKinds: ['asked'] })
  await ctx.pool.query('insert into alert_devices (user_id, endpoint) values ($1, $2)', [
    user.id,
    `https://push.example/${mark}`,
  ])
  await sendAlerts(ctx)
  const confirmed = `update alert_settings set confirmed_at = now(), confirm_token = null, confirm_until = null where user_id = $1`
  if (isConfirmed) await ctx.pool.query(confirmed, [user.id])
}

/** Returns each column of the database that contains the text, as `table.column`. */
export async function findEverywhere({ ctx: { pool } }: Node, text: string): Promise<string[]> {
  const { rows: columns } = await pool.query(
    `select c.table_name, c.column_name from information_schema.columns c
     join information_schema.tables t using (table_schema, table_name)
     where c.table_schema = 'public' and t.table_type = 'BASE TABLE'`,
  )
  const found = []
  for (const { table_name: table, column_name: column } of columns) {
    const sql = `select 1 from "${table}" where position(lower($1) in lower("${column}"::text)) > 0 limit 1`
    if ((await pool.query(sql, [text])).rows.length > 0) found.push(`${table}.${column}`)
  }
  return found.toSorted()
}
