/**
 * Measures a node with many open sockets: the memory of each socket, and how soon an event for one
 * user and an event for all users arrive.
 */
import { type ChildProcess, fork } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { findFreePort } from '@did/local/process/free-port'
import { collectGarbage } from './crowd/collect-garbage.ts'
import { type CrowdAnswer, type CrowdQuestion, readMs } from './crowd/questions.ts'
import type { Figure } from './rig.ts'
import { atMost, createRig, median, percentile, type Rig } from './rig.ts'

const limits = { kilobytes: 4, toOneMs: 20, toAllMs: 400 }
const sockets = 10_000
/**
 * This many sockets are opened before the measurement, because a node's first sockets take memory
 * that it takes only once.
 */
const firstSockets = 1000
/** Each user already has this many events before the measurement. */
const oldEvents = 5
/**
 * The number of events to single users, and the pause after each of them in milliseconds. The pause
 * is longer than an event needs to arrive.
 */
const [eventsToOne, betweenMs] = [600, 50]
const roundsToAll = 7

export async function benchSockets(): Promise<Figure[]> {
  const rig = await createRig()
  const crowd = fork(fileURLToPath(new URL('./crowd/crowd.ts', import.meta.url)))
  try {
    const node = await startWatchedNode(rig)
    const cookies = await addUsers(rig)
    const open = (some: readonly string[]) =>
      ask(crowd, { ask: 'open', port: node.port, origin: node.url, cookies: some })
    await open(cookies.slice(0, firstSockets))
    const before = await node.readMemory()
    await open(cookies.slice(firstSockets))
    const each = ((await node.readMemory()) - before) / (sockets - firstSockets)
    const [one, all] = [await tellOneByOne(rig, crowd), await tellAll(rig, crowd)]
    return [
      atMost(`memory of each of ${sockets} sockets`, each / 1000, limits.kilobytes, 'kB'),
      atMost('an event to one user, from the commit, p99', percentile(one, 0.99), limits.toOneMs, 'ms'),
      atMost('an event to all at once, from the commit, p99 (middle of 7)', median(all), limits.toAllMs, 'ms'),
    ]
  } finally {
    crowd.kill()
    await rig.close()
  }
}

async function startWatchedNode(rig: Rig) {
  const [metricsPort, inspectorPort] = [await findFreePort(), await findFreePort()]
  const node = await rig.startNode({
    METRICS_PORT: String(metricsPort),
    NODE_OPTIONS: `--inspect=127.0.0.1:${inspectorPort}`,
  })
  const readMemory = async () => {
    await collectGarbage(inspectorPort)
    const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
    return Number(/^process_resident_memory_bytes (\S+)/m.exec(text)?.[1])
  }
  return { ...node, readMemory }
}

/** Adds users with a session each. Returns the cookies of these sessions. */
async function addUsers({ sql, stack }: Rig): Promise<string[]> {
  const tokens = Array.from({ length: sockets }, () => randomBytes(32).toString('base64url'))
  const wallet = "'0x' || lpad(to_hex(n), 40, '0')"
  await sql.query(`insert into users (wallet_address, username, username_key)
    select ${wallet}, 'user' || n, 'user' || n from generate_series(1, ${sockets}) n`)
  for (let n = 0; n < oldEvents; n++) await sql.query(insertEvents('true'))
  await sql.query(
    `insert into sessions (token_hash, address, chain_id)
    select encode(sha256(token::bytea), 'hex'), ${wallet}, $2 from unnest($1::text[]) with ordinality t (token, n)`,
    [tokens, stack.chainId],
  )
  await sql.query('vacuum analyze')
  return tokens.map((token) => `did_session=${token}`)
}

/** Returns the milliseconds that each event took to arrive. */
async function tellOneByOne({ sql }: Rig, crowd: ChildProcess): Promise<number[]> {
  const took: number[] = []
  for (let n = 0; n < eventsToOne; n++) {
    const user = 1 + ((n * 7919) % sockets)
    took.push(...(await tell({ sql, crowd, which: `u.wallet_address = '0x' || lpad(to_hex(${user}), 40, '0')` }, 1)))
    await new Promise((resolve) => setTimeout(resolve, betweenMs))
  }
  return took
}

/**
 * Returns for each round the milliseconds after which 99 of 100 sockets had got the round's event.
 */
async function tellAll({ sql }: Rig, crowd: ChildProcess): Promise<number[]> {
  const within: number[] = []
  for (let n = 0; n < roundsToAll; n++) {
    within.push(percentile(await tell({ sql, crowd, which: 'true' }, sockets), 0.99))
    await new Promise((resolve) => setTimeout(resolve, 1000))
  }
  return within
}

type Telling = Pick<Rig, 'sql'> & { crowd: ChildProcess; which: string }

/**
 * In one transaction, as the product does, writes an event for each user that the SQL condition
 * `which` matches. Returns for each event the milliseconds from the commit to its arrival.
 */
async function tell({ sql, crowd, which }: Telling, events: number): Promise<number[]> {
  const arrived = ask(crowd, { ask: 'await', events })
  await sql.query('begin')
  await sql.query(insertEvents(which))
  await sql.query('commit')
  const committed = readMs()
  await sql.query('notify doorbell')
  const { arrivals } = await arrived
  return arrivals.map((at) => at - committed)
}

const insertEvents = (which: string) => `
  with recipient as (update users u set last_seq = last_seq + 1 where ${which} returning id, last_seq)
  insert into events (user_id, seq, type, data)
  select id, last_seq, 'verification_update', jsonb_build_object('id', 1, 'status', 'approved', 'claimTitle',
    'Bachelor of Science', 'timestamp', '2026-11-21T10:00:00.000Z', 'personal', true) from recipient`

async function ask(crowd: ChildProcess, question: CrowdQuestion): Promise<CrowdAnswer> {
  const answered = once(crowd, 'message')
  crowd.send(question)
  const [answer] = await answered
  return answer
}
