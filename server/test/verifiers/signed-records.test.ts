import type { DataExport } from '@did/domain/account/data-export'
import { signedRecordsKept } from '@did/domain/attestation/limits'
import type { SignedRecord } from '@did/domain/attestation/signed-record'
import { expect } from 'vitest'
import {
  buildClaim,
  buildRequest,
  buildUser,
  buildVerification,
  buildVerifiedClaim,
  buildVerifier,
  type Person,
  revoke,
} from '../rig/builders.ts'
import { erase } from '../rig/life.ts'
import type { Node } from '../rig/stack.ts'
import { test } from '../rig/test.ts'
import { tidyWithoutWarning } from '../rig/tidy.ts'

const ward = { field: 'ward', label: 'Ward', kind: 'text', value: 'Pediatrics', isOpenByDefault: true } as const
const recordsOf = ({ client }: Person) => client.ok<SignedRecord[]>('GET', '/api/signed-records')
const exportOf = ({ client }: Person) => client.ok<DataExport>('GET', '/api/export')
const change = (node: Node, sql: string, values: unknown[]) => node.ctx.pool.query(sql, values)

async function sign(owner: Person, verifier: Person, title = 'Placement') {
  const claim = await buildClaim(owner, { title, holderName: 'Maya Rossi', fields: [ward] })
  return buildVerifiedClaim(owner, verifier, { claim })
}

test('a verifier keeps a signed record with name, fields, level, time and attestation when a claim’s owner erases the account', async ({
  node,
}) => {
  const [owner, verifier] = [await buildUser(node), await buildVerifier(node)]
  const claim = await sign(owner, verifier)
  expect(await recordsOf(verifier)).toEqual([])
  const [given] = (await exportOf(verifier)).attestationsGiven

  await erase(owner)
  const records = await recordsOf(verifier)
  expect(records).toMatchObject([
    {
      requestId: given?.requestId,
      claim: { title: 'Placement', type: 'education', holderName: 'Maya Rossi', fields: [ward] },
      level: 'EducationProof',
      signedAt: given?.createdAt,
      digest: given?.digest,
      attestation: { message: { ...given?.message, details: claim.details }, signature: given?.signature },
      withdrawnAt: null,
    },
  ])
  expect((await exportOf(verifier)).signedRecords).toEqual(records)
})

test('a verifier’s list and export show what it signed while the claim’s owner still has an account', async ({
  node,
}) => {
  const [owner, verifier] = [await buildUser(node), await buildVerifier(node)]
  const claim = await sign(owner, verifier)
  // The new wording of a verified claim becomes another claim, so the claim that was signed keeps
  // its text.
  const edit = {
    type: claim.type,
    title: 'Another title',
    description: 'x',
    issuer: 'y',
    isPrivate: false,
    isSelective: true,
  }
  await owner.client.ok('PUT', `/api/claims/${claim.id}`, { ...edit, holderName: 'Ada Berg', fields: [] })
  const signed = {
    claimTitle: 'Placement',
    claim: { holderName: 'Maya Rossi', fields: [ward] },
    signed: { level: 'EducationProof' },
  }
  const listed = `/api/verification-requests/verifier/${verifier.user.id}?status=decided`
  expect(await verifier.client.ok('GET', listed)).toMatchObject([signed])
  const { requestsReceived, attestationsGiven } = await exportOf(verifier)
  expect(requestsReceived).toMatchObject([signed])
  expect(attestationsGiven).toMatchObject([{ requestId: requestsReceived[0]?.id }])
})

test('a verifier keeps no signed record of a request that it rejected or left open', async ({ node }) => {
  const [owner, verifier] = [await buildUser(node), await buildVerifier(node)]
  const { request } = await buildRequest(owner, verifier)
  await verifier.client.ok('PUT', `/api/verification-requests/${request.id}/status`, { status: 'rejected' })
  const { claim, request: open } = await buildRequest(owner, verifier)
  await buildVerification(verifier, { claim, request: open })
  await erase(owner)
  expect(await recordsOf(verifier)).toEqual([])
})

test('a verifier’s signed record says when the verifier revoked the attestation', async ({ node }) => {
  const [owner, verifier] = [await buildUser(node), await buildVerifier(node)]
  const { revokedAt } = await revoke(verifier, await sign(owner, verifier), 'other')
  await erase(owner)
  expect(await recordsOf(verifier)).toMatchObject([{ withdrawnAt: revokedAt }])
})

test('only the verifier can read and delete its signed record, and a deleted record does not come back', async ({
  node,
}) => {
  const [owner, verifier, stranger] = [await buildUser(node), await buildVerifier(node), await buildVerifier(node)]
  await sign(owner, verifier)
  await erase(owner)
  const [record] = await recordsOf(verifier)
  const path = `/api/signed-records/${record?.id}`
  expect(await recordsOf(stranger)).toEqual([])
  expect(await stranger.client.code('DELETE', path)).toBe('403 not-allowed')
  expect(await recordsOf(verifier)).toHaveLength(1)
  expect(await verifier.client.code('DELETE', path)).toBe('204 undefined')
  expect(await recordsOf(verifier)).toEqual([])
  expect((await exportOf(verifier)).signedRecords).toEqual([])
})

test('a verifier that closes its account keeps no signed records, whether the owners erase their accounts before or afterwards', async ({
  node,
}) => {
  const [first, second, verifier] = [await buildUser(node), await buildUser(node), await buildVerifier(node)]
  await sign(first, verifier)
  await sign(second, verifier)
  const count = async () =>
    (await change(node, 'select 1 from signed_records where verifier_id = $1', [verifier.user.id])).rowCount
  await erase(first)
  expect(await count()).toBe(1)
  await erase(verifier)
  expect(await count()).toBe(0)
  await erase(second)
  expect(await count()).toBe(0)
})

test('a verifier’s signed record is deleted ten years after the signature', async ({ node }) => {
  const [owner, verifier] = [await buildUser(node), await buildVerifier(node)]
  await sign(owner, verifier, 'Old')
  await sign(owner, verifier, 'Young')
  await erase(owner)
  const age = `update signed_records set signed_at = now() - make_interval(years => $2, days => $3)
    where verifier_id = $1 and message->>'title' = $4`
  await change(node, age, [verifier.user.id, signedRecordsKept.years, 1, 'Old'])
  await change(node, age, [verifier.user.id, signedRecordsKept.years, -1, 'Young'])
  await tidyWithoutWarning(node)
  expect(await recordsOf(verifier)).toMatchObject([{ claim: { title: 'Young' } }])
})

test('a verifier keeps only its newest signed records, up to a number of rows and of bytes', async ({ node }) => {
  const verifier = await buildVerifier(node)
  const titles = async () => (await recordsOf(verifier)).map(({ claim }) => claim.title)
  const leave = async (title: string) => {
    const owner = await buildUser(node)
    await sign(owner, verifier, title)
    await erase(owner)
  }
  await leave('First')
  await leave('Second')
  await change(node, `update signed_records set bytes = $2 where message->>'title' = 'First' and verifier_id = $1`, [
    verifier.user.id,
    signedRecordsKept.bytes,
  ])
  await leave('Third')
  expect(await titles()).toEqual(['Third', 'Second'])

  // Negative ids of requests belong to no real request.
  await change(
    node,
    `insert into signed_records (verifier_id, request_id, leaves, digest, primary_type, message, signature, bytes,
       requested_at, signed_at)
     select verifier_id, -n, leaves, digest, primary_type, message, signature, 1, requested_at, signed_at
     from signed_records, generate_series(1, $2::int) n
     where verifier_id = $1 and message->>'title' = 'Third'`,
    [verifier.user.id, signedRecordsKept.rows - 2],
  )
  await leave('Last')
  const { rows } = await change(
    node,
    `select count(*)::int as count, bool_or(message->>'title' = 'Second') as second from signed_records
     where verifier_id = $1`,
    [verifier.user.id],
  )
  expect(rows).toEqual([{ count: signedRecordsKept.rows, second: false }])
})
