import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createPick } from '../../rig/seeded-random.ts'
import { type ServerProcess, startServerProcess } from '../../rig/server-process.ts'
import { startCluster } from './cluster.ts'
import { startWriters } from './writers.ts'

// These tests kill nodes, connections and the database while people write. `KILLS=50 FAILOVERS=10`
// in the environment sets the number of kills and of failovers.

const kills = Number(process.env['KILLS'] ?? 4)
const failOvers = Number(process.env['FAILOVERS'] ?? 1)
const writerCount = 4

vi.setConfig({ testTimeout: 120_000 + 30_000 * Math.max(kills, failOvers), hookTimeout: 120_000 })

let cluster: Awaited<ReturnType<typeof startCluster>>
let nodes: ServerProcess[]
let writers: Awaited<ReturnType<typeof startWriters>>
beforeEach(async () => {
  cluster = await startCluster()
  nodes = [await startNode(), await startNode()]
  writers = await startWriters(() => nodes, writerCount)
})
afterEach(async () => {
  await Promise.all(nodes.map((node) => node.kill()))
  await cluster.stop()
})

const startNode = () =>
  startServerProcess(cluster.url, { RATE_LIMIT_WRITES: '100000', RATE_LIMIT_READS: '100000', LOG_LEVEL: 'fatal' })

/** Waits until `more` claims are written, so that the next kill interrupts running calls. */
async function untilWritten(more: number): Promise<void> {
  const wanted = writers.written.length + more
  await vi.waitUntil(() => writers.written.length >= wanted, { timeout: 120_000, interval: 1 })
}

async function killNode(index: number): Promise<void> {
  await nodes[index]?.kill()
  nodes[index] = await startNode()
}

async function assertOnceEach(): Promise<void> {
  await untilWritten(writerCount)
  expect(nodes.map((node) => node.isRunning())).toEqual([true, true])
  await writers.stop()
  const stored = await cluster.query(`
    select c.title, c.id::int as "claimId", r.id::int as "requestId" from claims c join verification_requests r on r.claim_id = c.id`)
  const byTitle = (a: object, b: object) => JSON.stringify(a).localeCompare(JSON.stringify(b))
  // The database must contain exactly the rows that the writers wrote. A further row was stored
  // twice, and a missing row was lost.
  expect(stored.toSorted(byTitle)).toEqual(writers.written.toSorted(byTitle))
  expect(await cluster.query('select title from claims group by title, did_id having count(*) > 1')).toEqual([])
  const told = await cluster.query("select claim_id from claim_history where kind = 'requested'")
  expect(told).toHaveLength(writers.written.length)
}

test(`no claim or request is stored twice or lost after ${kills} kills of nodes, connections and the database`, async () => {
  const pick = createPick()
  const ways = [
    () => killNode(pick(2)),
    () => cluster.killBackend(pick),
    () => killNode(pick(2)),
    () => cluster.killAndRestart(),
  ]
  for (let turn = 0; turn < kills; turn += 1) {
    await untilWritten(1 + pick(12))
    await ways[turn % ways.length]?.()
  }
  await assertOnceEach()
  console.info(`${kills} kills: ${writers.written.length} claims and as many requests, each stored once`)
})

test(`no claim or request is stored twice or lost after ${failOvers} failovers of the database`, async () => {
  const pick = createPick()
  for (let turn = 0; turn < failOvers; turn += 1) {
    await cluster.addStandby()
    await untilWritten(1 + pick(12))
    await cluster.failOver()
  }
  await assertOnceEach()
  console.info(`${failOvers} fail-overs: ${writers.written.length} claims and as many requests, each stored once`)
})
