import { hashHistoryContent, hashHistoryEntry, historyStart } from '@did/credentials/claim-history'
import type { HistoryKind } from '@did/domain/history'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { appendHistory } from '../src/modules/history/service.ts'
import { createInstallation, type Installation, type Node } from './stack.ts'

let installation: Installation
let node: Node
beforeAll(async () => {
  installation = await createInstallation()
  node = await installation.startNode()
})
afterAll(() => installation.close())

let lastId = 1_000_000
const append = (claimId: number, kind: HistoryKind, detail: Record<string, string | number | null> = {}) =>
  node.ctx.db.transaction((tx) => appendHistory(tx, { claimId, kind, actor: null, detail }))
const read = async (claimId: number) =>
  (await node.ctx.pool.query('select * from claim_history where claim_id = $1 order by seq', [claimId])).rows

describe('an entry', () => {
  test('is hashed over the one before it, its text with a salt of its own', async () => {
    const claimId = ++lastId
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

  test('writes its text in one way, whatever order it was given in', async () => {
    const claimId = ++lastId
    await append(claimId, 'created', { b: 1, a: 'x', '10': null })
    expect((await read(claimId))[0].content).toBe('{"actor":null,"detail":{"10":null,"a":"x","b":1}}')
  })

  test('is gone with the transaction that did not come to its end', async () => {
    const claimId = ++lastId
    const failing = node.ctx.db.transaction(async (tx) => {
      await appendHistory(tx, { claimId, kind: 'created', actor: null, detail: {} })
      throw new Error('given up')
    })
    await expect(failing).rejects.toThrow('given up')
    expect(await read(claimId)).toEqual([])
  })

  test('keeps its place however many are written at once', async () => {
    const claimId = ++lastId
    await Promise.all(Array.from({ length: 24 }, (_, n) => append(claimId, 'viewed', { n })))
    const entries = await read(claimId)
    expect(entries.map(({ seq }) => seq)).toEqual(Array.from({ length: 24 }, (_, index) => index + 1))
    for (const [index, entry] of entries.entries())
      expect(entry.previous_hash).toBe(entries[index - 1]?.hash ?? historyStart)
  })
})

describe('the database refuses', () => {
  const change = (sql: string, claimId: number) => node.ctx.pool.query(sql, [claimId])

  test.each([
    ['another kind', `update claim_history set kind = 'decided' where claim_id = $1`],
    ['another hash', `update claim_history set hash = previous_hash where claim_id = $1`],
    ['another text', `update claim_history set content = '{}' where claim_id = $1`],
    ['erasing the text and keeping the salt', 'update claim_history set content = null where claim_id = $1'],
    ['removing an entry', 'delete from claim_history where claim_id = $1'],
    ['emptying the table', 'truncate claim_history'],
  ])('%s', async (_, sql) => {
    const claimId = ++lastId
    await append(claimId, 'created', { title: 'Kept' })
    const before = await read(claimId)
    await expect(sql.includes('$1') ? change(sql, claimId) : node.ctx.pool.query(sql)).rejects.toThrow(
      'History is only',
    )
    expect(await read(claimId)).toEqual(before)
  })

  test('nothing of an erasure: text and salt go, the hashes stay', async () => {
    const claimId = ++lastId
    await append(claimId, 'created', { title: 'Forgotten' })
    const [before] = await read(claimId)
    await change('update claim_history set content = null, salt = null where claim_id = $1', claimId)
    expect(await read(claimId)).toEqual([{ ...before, content: null, salt: null }])
  })
})
