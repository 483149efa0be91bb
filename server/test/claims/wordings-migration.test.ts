import { createHash } from 'node:crypto'
import type { Claim } from '@did/domain/claim/claim'
import type { ClaimHistory } from '@did/domain/claim/history'
import type { OpenedRequest } from '@did/domain/verification-request/opened-request'
import type { AskedRequest, VerificationRequest } from '@did/domain/verification-request/verification-request'
import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Client, signedIn } from '../rig/client.ts'
import { migrateOldDatabase, type Query } from '../rig/old-version.ts'
import { createInstallation, type Installation } from '../rig/stack.ts'

// Before 0025_wordings.sql, an owner could reword a claim while verifiers were asked about it.
// These tests migrate an installation from that time.

const keys = {
  owner: generatePrivateKey(),
  early: generatePrivateKey(),
  old: generatePrivateKey(),
  now: generatePrivateKey(),
}
type Name = keyof typeof keys
const ids: Record<Name, number> = { owner: 1, early: 2, old: 3, now: 4 }
const addressOf = (name: Name) => privateKeyToAddress(keys[name]).toLowerCase()
const hashOf = (text: string) => `0x${createHash('sha256').update(text).digest('hex')}`
const before = '2026-01-01T00:00:00Z'

let installation: Installation
const clients = {} as Record<Name, Client>
beforeAll(async () => {
  installation = await createInstallation({}, await migrateOldDatabase('0025', fillRows))
  const node = await installation.startNode()
  for (const name of Object.keys(keys) as Name[]) clients[name] = await signedIn(node, keys[name])
})
afterAll(() => installation.close())

async function fillRows(query: Query): Promise<void> {
  for (const name of Object.keys(keys) as Name[])
    await query(
      `insert into users (wallet_address, username, username_key, is_self_registered) values ($1, $2, $2, $3)`,
      [addressOf(name), name, name !== 'owner'],
    )
  await query(`insert into dids (token_id, owner) values ('did:ethr:0x1:12345678', $1)`, [addressOf('owner')])
  // The history of claim 1 begins with the claim's first text. Claim 2 is older than the histories,
  // so it has none. Both claims were reworded.
  for (const id of [1, 2])
    await query(
      `insert into claims (did_id, type, title, description, issuer, issue_date, is_private, is_selective, leaves, details,
        claim_hash, publish_hash, updated_at) values (1, 'kyc', 'New title', 'New description', 'New issuer', '2026-02-02',
        true, false, '[]', $1, $1, $1, $2)`,
      [hashOf(`new ${id}`), before],
    )
  for (const [claimId, verifier] of [
    [1, 'early'],
    [1, 'now'],
    [2, 'old'],
  ] as const)
    await query(
      `insert into verification_requests (claim_id, requester_id, verifier_id, status, decided_at, created_at, reason)
       values ($1, 1, $2, $3, $4, $5, $6)`,
      verifier === 'now'
        ? [claimId, ids[verifier], 'pending', null, before, null]
        : [claimId, ids[verifier], 'rejected', before, before, `The reason of ${verifier}`],
    )
  const wrote = (claimId: number, text: string) => ({
    type: 'education',
    title: `${text} title`,
    claimHash: hashOf(`${text} ${claimId}`),
  })
  const asked = (requestId: number, name: Name) => ({ requestId, verifier: addressOf(name) })
  const happened = [
    [1, 'created', 'owner', wrote(1, 'old')],
    [1, 'requested', 'owner', asked(1, 'early')],
    [1, 'decided', 'early', { ...asked(1, 'early'), decision: 'rejected', reason: 'The reason of early' }],
    [1, 'edited', 'owner', wrote(1, 'new')],
    [1, 'requested', 'owner', asked(2, 'now')],
    [2, 'edited', 'owner', wrote(2, 'new')],
  ] as const
  await query('insert into claim_history_heads (claim_id) values (1), (2)')
  for (const [index, [claimId, kind, actor, detail]] of happened.entries())
    await query(
      `insert into claim_history (claim_id, seq, kind, at, previous_hash, content_hash, hash, content, salt)
       values ($1, $2, $3, $4, $5, $5, $5, $6, $5)`,
      [claimId, index + 1, kind, before, hashOf('entry'), JSON.stringify({ actor: addressOf(actor), detail })],
    )
}

const listOf = (name: Name) =>
  clients[name].ok<AskedRequest[]>('GET', `/api/verification-requests/verifier/${ids[name]}`)
const readAll = async (name: Name, requestId: number, claimId: number) => [
  await clients[name].ok('GET', '/api/claims/did/1'),
  await listOf(name),
  await clients[name].ok<OpenedRequest>('GET', `/api/verification-requests/${requestId}`),
  await clients[name].ok('GET', `/api/dids/lookup/${encodeURIComponent('did:ethr:0x1:12345678')}`),
  await clients[name].ok('GET', `/api/claims/${claimId}/history`),
  await clients[name].ok('GET', '/api/export'),
]

test('the migration that adds wordings gives a rejected request the hash, type and title of the text that the claim had at the rejection', async () => {
  const read = await readAll('early', 1, 1)
  expect(JSON.stringify(read)).not.toMatch(/New |new title/)
  expect(read[0]).toEqual([])
  expect(await listOf('early')).toMatchObject([
    { status: 'rejected', claimHash: hashOf('old 1'), claimType: 'education', claimTitle: 'old title', claim: null },
  ])
  expect(read[2]).toMatchObject({ claim: { standing: 'none', chainRecord: 'none' } })
  const { entries } = await clients.early.ok<ClaimHistory>('GET', '/api/claims/1/history')
  expect(entries.map(({ kind }) => kind)).toEqual(['created', 'requested', 'decided'])
})

test('the migration that adds wordings gives a rejected request no text when the claim has no history', async () => {
  expect(JSON.stringify(await readAll('old', 3, 2))).not.toMatch(/New |new title/)
  expect(await listOf('old')).toMatchObject([{ claimHash: null, claimType: '—', claimTitle: '—', claim: null }])
  expect(await clients.old.ok<ClaimHistory>('GET', '/api/claims/2/history')).toMatchObject({ entries: [] })
})

test('the migration that adds wordings gives a pending request the present text of its claim', async () => {
  expect(await listOf('now')).toMatchObject([
    {
      status: 'pending',
      claimHash: hashOf('new 1'),
      claimTitle: 'New title',
      claim: { description: 'New description' },
    },
  ])
  expect(await clients.now.ok<Claim[]>('GET', '/api/claims/did/1')).toMatchObject([{ id: 1, title: 'New title' }])
})

test('after the migration that adds wordings, an owner reads which text each request was about, and why it was rejected', async () => {
  expect(await clients.owner.ok<VerificationRequest[]>('GET', '/api/verification-requests/requester/1')).toMatchObject([
    { id: 3, claimTitle: '—', reason: 'The reason of old' },
    { id: 2, claimTitle: 'New title', status: 'pending' },
    { id: 1, claimTitle: 'old title', reason: 'The reason of early' },
  ])
})
