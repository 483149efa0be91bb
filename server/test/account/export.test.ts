import type { DataExport } from '@did/domain/account/data-export'
import { expect } from 'vitest'
import {
  buildAttributeKey,
  buildClaim,
  buildTemplate,
  buildVerifiedClaim,
  buildVerifier,
  type Person,
  revoke,
} from '../rig/builders.ts'
import { send, signedIn } from '../rig/client.ts'
import { accreditAfter } from '../rig/kept-events.ts'
import { buildAlerts, buildMarked, live, type Marked, shareClaim, writeClaim } from '../rig/life.ts'
import type { Node } from '../rig/stack.ts'
import { test } from '../rig/test.ts'
import { exported, notExported } from './export-columns.ts'

let node: Node
let verifier: Person
let owner: Marked
test.beforeAll(async ({ installation }) => {
  node = await installation.startNode()
})
test.beforeEach(async () => {
  verifier = await buildVerifier(node)
  owner = await buildMarked(node)
})

const query = async (sql: string, values: unknown[] = []) => (await node.ctx.pool.query(sql, values)).rows

/**
 * Lists every member of an answer with its value, as text that does not depend on the order of
 * members.
 */
function listMembers(value: unknown, found = new Set<string>()): Set<string> {
  if (Array.isArray(value)) for (const item of value) listMembers(item, found)
  else if (typeof value === 'object' && value !== null)
    for (const [name, member] of Object.entries(value)) {
      found.add(describeMember(name, member))
      listMembers(member, found)
    }
  return found
}

const describeMember = (name: string, value: unknown) => `${name}: ${JSON.stringify(value, sortMembers)}`
const sortMembers = (_: string, value: unknown) =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
    : value
const inCamelCase = (column: string) => column.replace(/_(.)/g, (_, letter: string) => letter.toUpperCase())

async function listColumns(): Promise<{ table: string; column: string; isNumber: boolean }[]> {
  return query(
    `select c.table_name as "table", c.column_name as "column", c.data_type = 'bigint' as "isNumber"
     from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
     where c.table_schema = 'public' and t.table_type = 'BASE TABLE'`,
  )
}

/**
 * Looks for the values in one column of a person's rows. Returns the values that the person's
 * export lacks, and in `filled` the number of compared values. For a column that the export may
 * leave out, compares nothing and returns 1 as `filled`.
 */
async function findMissing(
  person: Person,
  members: Set<string>,
  { table, column, isNumber }: Awaited<ReturnType<typeof listColumns>>[number],
) {
  const rules = exported[table]
  if (!rules || rules.without?.[column]) return { missing: [], filled: 1 }
  const values = await query(
    `select ${rules.parts?.[column] ?? `"${column}"`} as value from "${table}"
     where (${rules.where}) and $1::text is not null and $2::bigint is not null and "${column}" is not null`,
    [person.client.address, person.user.id],
  )
  const name = rules.names?.[column] ?? inCamelCase(column)
  const missing = values
    .map(({ value }) => describeMember(name, isNumber ? Number(value) : value))
    .filter((member) => !members.has(member))
  return { missing: missing.map((member) => `${table}.${column} → ${member}`), filled: values.length }
}

/**
 * Adds rows of the kinds that the function `live` does not make, for example a withdrawn share, a
 * revocation, a retired template and a decided application.
 */
async function liveOn({ verified, waiting, controlled, open }: Awaited<ReturnType<typeof live>>) {
  const [asked] = await query('select id from verification_requests where claim_id = $1', [waiting.id])
  const request = `/api/verification-requests/${asked.id}`
  await verifier.client.ok('GET', `${request}/attestation?level=EducationProof`)
  await verifier.client.ok('POST', `${request}/question`, { text: `Which ${owner.mark}?` })
  await owner.client.ok('POST', `${request}/answer`, { text: owner.mark })
  const limited = { kind: 'controlled', id: `${'a'.repeat(21)}A`, ciphertext: 'AAAA', maxViews: 3, label: owner.mark }
  await shareClaim(owner, verified, { ...limited, expiresAt: new Date(Date.now() + 86_400_000).toISOString() })
  await send(node, 'POST', `/api/shares/${limited.id}/open`, { viewer: 'A'.repeat(22) })
  await owner.client.ok('PUT', `/api/shares/${open.id}`, { isHandedOut: true })
  const together = [verified, waiting].map(({ id: claimId }, index) => ({
    claimId,
    id: `${'c'.repeat(20)}${index}A`,
    fields: [],
    ciphertext: 'AAAA',
  }))
  await owner.client.ok('POST', '/api/collections', { shares: together })
  await owner.client.ok('DELETE', `/api/shares/${controlled.id}`)
  await revoke(verifier, verified, `Words ${owner.mark}`)
  await owner.client.ok('POST', '/api/notifications/read', { all: true })
  const { id } = await buildTemplate(verifier, { title: 'Ferry pilot' })
  await verifier.client.ok('DELETE', `/api/templates/${id}`)
  await verifier.client.ok('PUT', `/api/users/${verifier.user.id}/attribute-key`, await buildAttributeKey(verifier))
  await query(`insert into domain_proofs values ($1, 'example.org', now(), now() + interval '1 day')`, [
    verifier.user.id,
  ])
  await query(
    `insert into credential_offers (id, claim_id, owner, configuration, is_deferred, expires_at, taken_at, issued_at, event)
     values ($1, $2, $3, 'claim_sd_jwt', false, now(), now(), now(), 'credential_accepted')`,
    [owner.mark.padEnd(22, '_'), verified.id, owner.client.address],
  )
  await query(`insert into issuer_keys (verifier, custody, public_key, stopped_at) values ($1, 'browser', $2, now())`, [
    verifier.client.address,
    `0x${'e5'.repeat(32)}`,
  ])
  await query('insert into passkeys (credential_id, account, x, y) values ($1, $2, $3, $3)', [
    owner.mark.padEnd(22, '_'),
    owner.client.address,
    `0x${'a5'.repeat(32)}`,
  ])
  await query(
    'insert into guardian_votes (identity, round, decision, guardian, signature) values ($1, 3, $2, $3, $4)',
    [verifier.client.address, `0x${'d5'.repeat(32)}`, owner.client.address, `0x${'51'.repeat(65)}`],
  )
  await query(
    `insert into signed_records (verifier_id, request_id, leaves, digest, primary_type, message, signature, bytes,
       requested_at, signed_at)
     select a.verifier_id, a.request_id, c.leaves, a.digest, a.primary_type, a.message, a.signature, 1, now(), now()
     from attestations a join claims c on c.id = a.claim_id where a.claim_id = $1`,
    [verified.id],
  )
  await buildAlerts(node, owner, owner.mark)
  await buildAlerts(node, verifier, `verifier-${owner.mark}`, { isConfirmed: true })
  await query(
    `insert into verifier_applications
       (user_id, organization, website, contact, note, status, reason, decided_at, decided_by)
     values ($1, $2, 'https://example.org', 'A contact', 'A note', 'refused', 'No such place', now(), $3)`,
    [verifier.user.id, `Place ${owner.mark}`, owner.client.address],
  )
}

async function nameLevel(): Promise<void> {
  const template = await buildTemplate(verifier, { title: 'Ferry captain', level: 'IdentityProof' })
  await buildClaim(owner, { templateId: template.id })
}

async function confirmAgain(): Promise<void> {
  const claim = await buildVerifiedClaim(owner, verifier, { claim: await writeClaim(owner) })
  const request = await accreditAfter(node, verifier, claim)
  await owner.client.ok('POST', `/api/verification-requests/${request}/again`)
}

test('a data export contains every column with data about a person, except the columns that are listed with a reason', async () => {
  const columns = await listColumns()
  const known = new Set([...Object.keys(exported), ...Object.keys(notExported)])
  expect(columns.filter(({ table }) => !known.has(table))).toEqual([])
  const named = Object.entries(exported).flatMap(([table, { names, without }]) =>
    Object.keys({ ...names, ...without }).map((column) => `${table}.${column}`),
  )
  const there = new Set(columns.flatMap(({ table, column }) => [table, `${table}.${column}`]))
  expect([...known, ...named].filter((place) => !there.has(place))).toEqual([])

  await liveOn(await live(owner, verifier))
  await nameLevel()
  await confirmAgain()
  const people = [owner, verifier]
  const members = await Promise.all(
    people.map(async ({ client }) => listMembers(await client.ok<DataExport>('GET', '/api/export'))),
  )
  const [missing, empty]: [string[], string[]] = [[], []]
  for (const column of columns) {
    const found = []
    for (const [index, person] of people.entries())
      found.push(await findMissing(person, members[index] ?? new Set(), column))
    missing.push(...found.flatMap((each) => each.missing))
    if (found.every(({ filled }) => filled === 0)) empty.push(`${column.table}.${column.column}`)
  }
  expect(missing).toEqual([])
  expect(empty, 'columns that nothing above fills').toEqual([])
})

test('a data export contains everything stored about the caller, and about others only what the caller may see', async () => {
  const { verified, open } = await live(owner, verifier)
  const { vault } = await owner.client.ok<{ vault: unknown }>('GET', '/api/vault')
  const template = await buildTemplate(verifier, { title: 'Ferry pilot' })
  const reply = await owner.client.call<DataExport>('GET', '/api/export')
  expect(reply.headers.get('content-disposition')).toContain('did-verification-data.json')
  const { body } = reply
  expect(body.profile).toMatchObject({ username: `person ${owner.mark}`, email: `${owner.mark}@example.org` })
  expect(body.claims).toHaveLength(4)
  expect(body.claims[0]?.leaves).toMatchObject([{ field: 'holder_name' }, { field: 'description', value: owner.mark }])
  expect(body.attestationsReceived).toMatchObject([{ claimId: verified.id, message: { title: `Title ${owner.mark}` } }])
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
  expect(mine.templates).toMatchObject([template])
  expect(mine.attestationsGiven).toHaveLength(1)
  expect(JSON.stringify(mine)).not.toContain(`${owner.mark}@example.org`)
})

test('a data export contains the name and the fields of a claim with their labels and salts', async () => {
  const degree = { field: 'degree', label: 'Degree', kind: 'text', value: owner.mark, isOpenByDefault: true } as const
  const claim = await buildClaim(owner, { holderName: 'Maya Rossi', fields: [degree] })
  const { claims } = await owner.client.ok<DataExport>('GET', '/api/export')
  const { leaves } = claims.find(({ id }) => id === claim.id) ?? {}
  const salt = expect.stringMatching(/^0x[0-9a-f]{64}$/)
  expect(leaves).toContainEqual({ ...degree, salt })
  expect(leaves).toContainEqual(
    expect.objectContaining({ field: 'holder_name', label: 'Name', value: 'Maya Rossi', salt }),
  )
})

test('a data export contains all rows of a list that is longer than one page', async () => {
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

test('a data export works for a wallet without a profile', async () => {
  const client = await signedIn(node)
  expect(await client.ok<DataExport>('GET', '/api/export')).toMatchObject({ profile: null, wallet: client.address })
})
