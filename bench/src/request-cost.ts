/**
 * Measures the CPU time that a node needs for one request, and compares it with a bare node:http
 * server that runs the same recorded SQL. Both servers are processes of their own and report their
 * CPU time, so a busy machine hardly changes the result. The bench also prints how many requests
 * each server answers in a second. These numbers depend on the machine and have no limit.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { findFreePort } from '@did/local/process/free-port'
import { watchPostgresCpu } from './postgres-cpu.ts'
import { type RecordedCall, recordCall } from './record-statements.ts'
import type { Figure } from './rig.ts'
import { createRig, median, type Rig } from './rig.ts'

/**
 * The most CPU time of a request for each HTTP method, as a multiple of the bare server's CPU time.
 */
const limits = { GET: 1.3, POST: 1.5 }
/** The most CPU time of PostgreSQL when a claim is created, as a part of the node's CPU time. */
const postgresLimit = 0.7
const rounds = 9
const requestsInARound = 300
const warmUpRequests = 2000
const clients = 4
const clientsOfARush = 16
const origin = 'http://localhost:3000'
const wallet = `0x${'1'.padStart(40, '0')}`

type Side = { url: string; readCpuMs: () => Promise<number> }
type Call = { method: 'GET' | 'POST'; path: string; body?: object }

export async function benchRequestCost(): Promise<Figure[]> {
  const rig = await createRig()
  const floors: ChildProcess[] = []
  try {
    const node = await startProduct(rig)
    const didId = await fill(rig)
    const cookie = await rig.openSession(wallet)
    const figures: Figure[] = []
    for (const call of listCalls(didId)) {
      const recorded = await recordCall({ rig, call, cookie, origin })
      const floor = await startFloor(rig, recorded)
      floors.push(floor.child)
      figures.push(...(await compare(rig, { call, cookie, sides: { node, floor } })))
    }
    return figures
  } finally {
    for (const child of floors) child.kill()
    await rig.close()
  }
}

function listCalls(didId: number): Call[] {
  const claim = {
    didId,
    type: 'education',
    title: 'Bachelor of Science',
    description: 'What it says. '.repeat(12),
    issuer: 'A university',
    issueDate: '2024-06-30',
    isPrivate: false,
    isSelective: true,
  }
  return [
    { method: 'GET', path: `/api/claims/did/${didId}?limit=20` },
    { method: 'POST', path: '/api/claims', body: claim },
  ]
}

async function startProduct(rig: Rig): Promise<Side> {
  const port = await findFreePort()
  const { url } = await rig.startNode({ METRICS_PORT: String(port), PUBLIC_URL: origin })
  const readCpuMs = async () => {
    const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
    return Number(/^process_cpu_seconds_total (\S+)/m.exec(text)?.[1]) * 1000
  }
  return { url, readCpuMs }
}

async function startFloor({ databaseUrl }: Rig, recorded: RecordedCall): Promise<Side & { child: ChildProcess }> {
  const port = await findFreePort()
  const file = fileURLToPath(new URL('./bare-server.ts', import.meta.url))
  const child = spawn(process.execPath, [file], {
    env: { PORT: String(port), DATABASE_URL: databaseUrl, STATEMENTS: JSON.stringify(recorded) },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(child.stdout, 'data')
  const url = `http://127.0.0.1:${port}`
  const readCpuMs = async () => Number(await (await fetch(`${url}/cpu`)).text())
  return { url, readCpuMs, child }
}

type Compared = { call: Call; cookie: string; sides: Record<'node' | 'floor', Side> }

async function compare(rig: Rig, { call, cookie, sides }: Compared): Promise<Figure[]> {
  const readPostgresMs = await watchPostgresCpu(rig.sql)
  const ask = (name: keyof typeof sides) => ({ url: sides[name].url, call, cookie })
  // V8 compiles the servers' code during the first requests. So both servers answer many requests
  // before the measurement begins.
  for (const name of ['node', 'floor'] as const) await send(ask(name), { requests: warmUpRequests, clients })
  const took = { node: [] as number[], floor: [] as number[], postgres: [] as number[] }
  const perSecond = { node: [] as number[], floor: [] as number[] }
  for (let round = 0; round < rounds; round++)
    for (const name of ['node', 'floor'] as const) {
      const [before, postgresBefore] = [await sides[name].readCpuMs(), readPostgresMs()]
      await send(ask(name), { requests: requestsInARound, clients })
      took[name].push(((await sides[name].readCpuMs()) - before) / requestsInARound)
      if (name === 'node') took.postgres.push((readPostgresMs() - postgresBefore) / requestsInARound)
      perSecond[name].push(await send(ask(name), { requests: requestsInARound, clients: clientsOfARush }))
    }
  const [node, floor, postgres] = [median(took.node), median(took.floor), median(took.postgres)]
  const [answered, answeredByFloor] = [median(perSecond.node), median(perSecond.floor)]
  const name = `${call.method} ${call.path.replace(/\d+.*/, '{id}')}`
  return [
    {
      what: `CPU of ${name}`,
      measured: `${node.toFixed(2)} ms`,
      against: `node:http ${floor.toFixed(2)} ms`,
      ratio: node / floor,
      atMost: limits[call.method],
    },
    {
      what: `PostgreSQL's CPU of ${name}`,
      measured: `${postgres.toFixed(2)} ms`,
      against: `its node ${node.toFixed(2)} ms`,
      ratio: postgres / node,
      ...(call.method === 'POST' && { atMost: postgresLimit }),
    },
    {
      what: `requests a second of ${name}, ${clientsOfARush} at a time`,
      measured: answered.toFixed(0),
      against: `node:http ${answeredByFloor.toFixed(0)}`,
      ratio: answered / answeredByFloor,
    },
  ]
}

type Asked = { url: string; call: Call; cookie: string }

/** Returns how many requests the server answered per second. */
async function send(
  { url, call, cookie }: Asked,
  { requests, clients }: { requests: number; clients: number },
): Promise<number> {
  const started = performance.now()
  let left = requests
  const askOnce = async () => {
    const answer = await fetch(`${url}${call.path}`, {
      method: call.method,
      headers: { cookie, origin, ...(call.body && { 'content-type': 'application/json' }) },
      ...(call.body && { body: JSON.stringify(call.body) }),
    })
    await answer.arrayBuffer()
    if (!answer.ok) throw new Error(`${call.path} answered ${answer.status}`)
  }
  const keepAsking = async () => {
    while (left-- > 0) await askOnce()
  }
  await Promise.all(Array.from({ length: clients }, keepAsking))
  return requests / ((performance.now() - started) / 1000)
}

async function fill({ sql }: Rig): Promise<number> {
  await sql.query("insert into users (wallet_address, username, username_key) values ($1, 'bench', 'bench')", [wallet])
  const { rows } = await sql.query("insert into dids (token_id, owner) values ('1', $1) returning id", [wallet])
  const didId = Number(rows[0].id)
  await sql.query(
    `insert into claims (did_id, type, title, description, issuer, issue_date, is_private, is_selective, leaves, details, claim_hash, publish_hash)
      select $1, 'education', 'Bachelor of Science ' || n, repeat('What it says. ', 12), 'A university', '2024-06-30', false, true, '[]',
        '0x' || lpad(to_hex(n), 64, '0'), '0x' || lpad(to_hex(n), 64, '1'), '0x' || lpad(to_hex(n), 64, '2')
      from generate_series(1, 20) n`,
    [didId],
  )
  return didId
}
