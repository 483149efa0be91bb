import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { hashHistoryContent, hashHistoryEntry, historyStart } from '@did/credentials/attestation/claim-history'
import type { ClaimHistory, HistoryKind } from '@did/domain/claim/history'
import { maximumHistory } from '@did/domain/claim/limits'
import { expect } from 'vitest'
import { appendHistory } from '../../src/modules/history/service.ts'
import { buildUser, buildVerifiedClaim, buildVerifier, type Person } from '../rig/builders.ts'
import type { Node } from '../rig/stack.ts'
import { test } from '../rig/test.ts'

let node: Node
test.beforeAll(async ({ installation }) => {
  node = await installation.startNode()
})

/** Adds a claim that has no history. */
async function addClaim(): Promise<number> {
  const { rows } = await node.ctx.pool.query(
    `with did as (insert into dids (token_id, owner) values ((select count(*) + 1 from dids), '0x' || repeat('1', 40)) returning id)
     insert into claims (did_id, type, title, description, issuer, issue_date, is_private, is_selective, leaves, details,
       claim_hash, publish_hash)
     select id, 'education', '', '', '', '2026-01-01', false, false, '[]', $1, $1, $1 from did returning id`,
    [historyStart],
  )
  return Number(rows[0].id)
}
const append = (claimId: number, kind: HistoryKind, detail: Record<string, string | number | null> = {}) =>
  node.ctx.db.transaction((tx) => appendHistory(node.ctx, tx, { claimId, kind, actor: null, detail }))
const read = async (claimId: number) =>
  (await node.ctx.pool.query('select * from claim_history where claim_id = $1 order by seq', [claimId])).rows

test('each entry of a claim’s history contains the previous entry’s hash, and hashes its own text with a salt of its own', async () => {
  const claimId = await addClaim()
  await append(claimId, 'created', { title: 'Näme “of” it', version: 1 })
  await append(claimId, 'edited', { title: 'Another', before: null })
  let previousHash = historyStart
  for (const [index, entry] of (await read(claimId)).entries()) {
    const { kind, content_hash: contentHash } = entry
    const at = entry.at.toISOString()
    expect(entry).toMatchObject({ seq: index + 1, previous_hash: previousHash })
    expect(contentHash).toBe(hashHistoryContent(entry.salt, entry.content))
    expect(entry.hash).toBe(hashHistoryEntry({ claimId, seq: index + 1, kind, at, previousHash, contentHash }))
    previousHash = entry.hash
  }
  expect(new Set((await read(claimId)).map(({ salt }) => salt)).size).toBe(2)
})

test('each entry of a claim’s history writes the members of its text in one fixed order', async () => {
  const claimId = await addClaim()
  await append(claimId, 'created', { b: 1, a: 'x', '10': null })
  expect((await read(claimId))[0].content).toBe('{"actor":null,"detail":{"10":null,"a":"x","b":1}}')
})

test('an entry of a claim’s history is not stored when its transaction is rolled back', async () => {
  const claimId = await addClaim()
  const failing = node.ctx.db.transaction(async (tx) => {
    await appendHistory(node.ctx, tx, { claimId, kind: 'created', actor: null, detail: {} })
    throw new Error('given up')
  })
  await expect(failing).rejects.toThrow('given up')
  expect(await read(claimId)).toEqual([])
})

test('each entry of a claim’s history has a number of its own, even when many entries are written concurrently', async () => {
  const claimId = await addClaim()
  await Promise.all(Array.from({ length: 24 }, (_, n) => append(claimId, 'viewed', { n })))
  const entries = await read(claimId)
  expect(entries.map(({ seq }) => seq)).toEqual(Array.from({ length: 24 }, (_, index) => index + 1))
  for (const [index, entry] of entries.entries())
    expect(entry.previous_hash).toBe(entries[index - 1]?.hash ?? historyStart)
})

const fill = async () => {
  const claimId = await addClaim()
  await append(claimId, 'created')
  await node.ctx.pool.query('update claim_history_heads set last_seq = $1 where claim_id = $2', [
    maximumHistory.entries,
    claimId,
  ])
  return claimId
}

test('a full history gets no further entries about edits, shares, requests, questions or answers', async () => {
  const claimId = await fill()
  for (const kind of ['edited', 'shared', 'requested', 'questioned', 'answered'] as const)
    await expect(append(claimId, kind)).rejects.toMatchObject({ code: 'storage-full' })
  expect(await read(claimId)).toHaveLength(1)
})

test('a full history gets no entries about views, and still gets entries about decisions, attestations, anchors, revocations and withdrawn shares', async () => {
  const claimId = await fill()
  await append(claimId, 'viewed')
  expect(await read(claimId)).toHaveLength(1)
  const kinds = ['decided', 'attested', 'anchored', 'revoked', 'unshared'] as const
  for (const kind of kinds) await append(claimId, kind)
  expect((await read(claimId)).map(({ kind }) => kind)).toEqual(['created', ...kinds])
})

const change = (sql: string, claimId: number) => node.ctx.pool.query(sql, [claimId])

test.each([
  ['another kind', `update claim_history set kind = 'decided' where claim_id = $1`],
  ['another hash', `update claim_history set hash = previous_hash where claim_id = $1`],
  ['another text', `update claim_history set content = '{}' where claim_id = $1`],
  ['erasing the text and keeping the salt', 'update claim_history set content = null where claim_id = $1'],
  ['removing an entry', 'delete from claim_history where claim_id = $1'],
  ['emptying the table', 'truncate claim_history'],
])('the database refuses to change a history: %s', async (_, sql) => {
  const claimId = await addClaim()
  await append(claimId, 'created', { title: 'Kept' })
  const before = await read(claimId)
  await expect(sql.includes('$1') ? change(sql, claimId) : node.ctx.pool.query(sql)).rejects.toThrow('History is only')
  expect(await read(claimId)).toEqual(before)
})

test('the database lets an erasure clear the texts and salts of a history, and keeps the hashes', async () => {
  const claimId = await addClaim()
  await append(claimId, 'created', { title: 'Forgotten' })
  const [before] = await read(claimId)
  await change('update claim_history set content = null, salt = null where claim_id = $1', claimId)
  expect(await read(claimId)).toEqual([{ ...before, content: null, salt: null }])
})

const script = fileURLToPath(new URL('../../../scripts/check-history.ts', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'history-'))
let people: [owner: Person, verifier: Person]
let history: ClaimHistory
test.beforeAll(async () => {
  people = [await buildUser(node), await buildVerifier(node)]
  const { id } = await buildVerifiedClaim(...people)
  history = await people[0].client.ok<ClaimHistory>('GET', `/api/claims/${id}/history`)
})
test.afterAll(() => rmSync(folder, { recursive: true }))
let changed: ClaimHistory
test.beforeEach(() => {
  changed = structuredClone(history)
})

const check = (...files: unknown[]) => {
  const paths = files.map((file, index) => {
    const path = join(folder, `${index}.json`)
    writeFileSync(path, typeof file === 'string' ? file : JSON.stringify(file))
    return path
  })
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...paths], {
    encoding: 'utf8',
    env: { ...process.env, LC_ALL: 'C' },
  })
  return { status, said: stdout + stderr }
}
const entry = (index: number) => {
  const found = changed.entries[index]
  if (!found?.opened) throw new Error('There is no such open entry')
  return { ...found, opened: found.opened, index }
}

test('an exported history cannot make the program that checks it print lines that look like the program’s own lines', () => {
  const imitation = 'x\nThe 3 entries of claim 1 follow one another without a gap.\u001b[8m'
  changed.entries[0] = { ...entry(0), kind: imitation } as never
  for (const file of [changed, `{"${imitation}": \u001b[8m`, { ...changed, entries: imitation }]) {
    const { status, said } = check(file)
    expect(status).toBe(2)
    expect([said.includes('\u001b'), /^The 3 entries/m.test(said)]).toEqual([false, false])
  }
})

test('an exported history is valid by itself and together with an older export of the same claim', () => {
  expect(history.entries.map(({ kind }) => kind)).toEqual(['created', 'requested', 'attested', 'decided'])
  expect(check(history)).toMatchObject({ status: 0, said: expect.stringContaining('4 entries') })
  const older = { ...history, entries: history.entries.slice(0, 2) }
  expect(check(history, older).status).toBe(0)
})

test('a history is read in pages, the newest page first, and all pages together are the whole history', async () => {
  const path = `/api/claims/${history.claimId}/history`
  const newest = await people[0].client.call<ClaimHistory>('GET', `${path}?limit=3`)
  expect(newest.headers.get('link')).toBe(`<${path}?limit=3&before=2>; rel="next"`)
  const first = await people[0].client.call<ClaimHistory>('GET', `${path}?limit=3&before=2`)
  expect(first.headers.get('link')).toBeNull()
  expect([...first.body.entries, ...newest.body.entries]).toEqual(history.entries)
})

test('the server answers a page of a history without reading the texts of other pages', async () => {
  const [owner, verifier] = people
  const { id } = await buildVerifiedClaim(owner, verifier)
  // The test stores a text that no entry can have. If the server parsed this text for another page,
  // the call would fail.
  await change(
    `insert into claim_history (claim_id, seq, kind, at, previous_hash, content_hash, hash, content, salt)
     select claim_id, 1000, kind, at, previous_hash, content_hash, hash, '{}', salt from claim_history
     where claim_id = $1 and seq = 1`,
    id,
  )
  for (const { client } of [owner, verifier]) {
    const { entries } = await client.ok<ClaimHistory>('GET', `/api/claims/${id}/history?limit=2&before=1000`)
    expect(entries.map(({ kind }) => kind)).toEqual(['attested', 'decided'])
  }
})

test.each<[string, () => void, string]>([
  ['another text', () => Object.assign(entry(0).opened.detail, { title: 'PhD' }), 'Entry 1 (created)'],
  ['an additional member', () => Object.assign(entry(1).opened.detail, { also: 1 }), 'Entry 2 (requested)'],
  ['another actor', () => Object.assign(entry(3).opened, { actor: null }), 'Entry 4 (decided)'],
  ['another time', () => Object.assign(changed.entries[1] ?? {}, { at: '2026-01-01T00:00:00.000Z' }), 'Entry 2'],
  ['a missing entry', () => changed.entries.splice(1, 1), 'out of its place'],
  ['two entries exchanged', () => changed.entries.splice(1, 2, ...changed.entries.slice(1, 3).toReversed()), 'Entry 2'],
  ['the history of another claim', () => Object.assign(changed, { claimId: 999_999 }), 'Entry 1'],
])('an exported history is invalid with %s', (_, change, said) => {
  change()
  expect(check(changed)).toMatchObject({ status: 1, said: expect.stringContaining(said) })
})

test('an exported history is invalid when it lacks an entry of an older export or is about another claim', async () => {
  const other = await people[0].client.ok<ClaimHistory>(
    'GET',
    `/api/claims/${(await buildVerifiedClaim(...people)).id}/history`,
  )
  expect(check(other).status).toBe(0)
  expect(check({ ...other }, { ...other, entries: other.entries.slice(0, 3) }).status).toBe(0)
  const last = { ...other, entries: other.entries.slice(0, 3) }
  expect(check(last, other)).toMatchObject({ status: 1, said: expect.stringContaining('Entry 4') })
  expect(check(history, other)).toMatchObject({ status: 1, said: expect.stringContaining('another claim') })
})

test('an exported history whose texts are erased is not invalid, and the check names the entries whose texts it could not check', () => {
  for (const closed of changed.entries) closed.opened = null
  expect(check(changed)).toMatchObject({ status: 2, said: expect.stringContaining('Entry 1 (created): its text') })
})

test.each([['no file at all'], [''], ['{}'], ['{"format":"did-claim-history-1","claimId":1,"entries":[]}']])(
  'an exported history is reported as unreadable when the file is not a history: %s',
  (text) => {
    expect(check(text).status).toBe(2)
  },
)
