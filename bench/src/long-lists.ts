/**
 * Measures how long every list of the API takes when there are a million claims and ten thousand
 * waiting requests. Also compares how long some calls take with a million claims and with twenty
 * thousand claims.
 */
import type { TestStackInfo } from '@did/local/test-stack'
import { busyOwner, fillLongLists, longHistoryClaim, owner, verifier, walletOf } from './fill-long-lists.ts'
import type { Figure } from './rig.ts'
import { createRig, percentile, type Rig } from './rig.ts'

const limitMs = 100
const rounds = 60
const growth = { shortList: 20_000, rounds: 500, atMost: 1.2 }

export async function benchLongLists(): Promise<Figure[]> {
  const [rig, short] = [await createRig(), await createRig()]
  try {
    const node = await rig.startNode()
    await fillLongLists(rig.sql)
    const figures: Figure[] = []
    for (const { what, user, path } of lists) {
      const cookie = await rig.openSession(user === 'administrator' ? administratorOf(rig.stack) : walletOf(user))
      figures.push(await time(`${what}`, `${node.url}${path}`, cookie))
    }
    const shortNode = await short.startNode()
    await fillLongLists(short.sql, growth.shortList)
    return [...figures, ...(await compareGrowth(await openSide(short, shortNode.url), await openSide(rig, node.url)))]
  } finally {
    await short.close()
    await rig.close()
  }
}

type Side = { url: string; cookie: string }
type Call = { what: string; send: (side: Side) => Promise<Response> }

async function openSide(rig: Rig, url: string): Promise<Side> {
  return { url, cookie: await rig.openSession(walletOf(owner)) }
}

const grown: readonly Call[] = [
  {
    what: 'GET claims of a DID, 20',
    send: ({ url, cookie }) => fetch(`${url}/api/claims/did/${owner}?limit=20`, { headers: { cookie } }),
  },
  {
    what: 'POST a claim',
    send: ({ url, cookie }) => {
      const claim = { didId: owner, type: 'education', title: 'Bachelor of Science', description: 'What it says.' }
      const headers = { cookie, origin: url, 'content-type': 'application/json' }
      return fetch(`${url}/api/claims`, { method: 'POST', headers, body: JSON.stringify(claim) })
    },
  },
]

/**
 * Sends each call alternately to a server with few claims and to a server with many claims, so that
 * a busy machine disturbs both in the same way.
 */
async function compareGrowth(short: Side, long: Side): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const { what, send } of grown) {
    const took = { short: [] as number[], long: [] as number[] }
    for (let round = 0; round < growth.rounds; round++) {
      took.short.push(await timeCall(() => send(short)))
      took.long.push(await timeCall(() => send(long)))
    }
    const [before, after] = [percentile(took.short, 0.99), percentile(took.long, 0.99)]
    figures.push({
      what: `${what}, p99 with a million claims`,
      measured: `${after.toFixed(1)} ms`,
      against: `${before.toFixed(1)} ms with ${growth.shortList}`,
      ratio: after / before,
      atMost: growth.atMost,
    })
  }
  return figures
}

async function timeCall(send: () => Promise<Response>): Promise<number> {
  const started = performance.now()
  const answer = await send()
  await answer.arrayBuffer()
  if (!answer.ok) throw new Error(`${answer.url} answered ${answer.status}`)
  return performance.now() - started
}

function administratorOf({ accounts }: TestStackInfo): string {
  const administrator = accounts.find(({ role }) => role === 'administrator')
  if (!administrator) throw new Error('The stack has no administrator')
  return administrator.address.toLowerCase()
}

const lists = [
  { what: 'claims of a DID with 50', user: owner, path: `/api/claims/did/${owner}` },
  { what: 'claims of a DID with 10,000', user: busyOwner, path: `/api/claims/did/${busyOwner}` },
  { what: '… to the verifier', user: verifier, path: `/api/claims/did/${busyOwner}` },
  { what: 'claims of a user with 50', user: owner, path: `/api/claims/user/${owner}` },
  { what: 'claims of a user with 10,000', user: busyOwner, path: `/api/claims/user/${busyOwner}` },
  { what: 'requests to the verifier', user: verifier, path: `/api/verification-requests/verifier/${verifier}` },
  { what: '… that wait', user: verifier, path: `/api/verification-requests/verifier/${verifier}?status=pending` },
  {
    what: '… the oldest of them',
    user: verifier,
    path: `/api/verification-requests/verifier/${verifier}?status=pending&before=120`,
  },
  {
    what: '… that were decided',
    user: verifier,
    path: `/api/verification-requests/verifier/${verifier}?status=decided`,
  },
  { what: 'requests of a user', user: owner, path: `/api/verification-requests/requester/${owner}` },
  { what: 'requests of the busy user', user: busyOwner, path: `/api/verification-requests/requester/${busyOwner}` },
  { what: 'confirmations of the verifier', user: verifier, path: '/api/attestations' },
  { what: 'DIDs of a wallet', user: owner, path: `/api/dids/owner/${walletOf(owner)}` },
  { what: 'verifiers', user: owner, path: '/api/verifiers' },
  { what: 'notifications', user: verifier, path: '/api/notifications' },
  { what: 'shares', user: owner, path: '/api/shares' },
  { what: 'history of a claim with 500 entries', user: owner, path: `/api/claims/${longHistoryClaim}/history` },
  { what: 'templates', user: owner, path: '/api/templates' },
  { what: '… that say a word', user: owner, path: '/api/templates?q=diving' },
  { what: '… of the verifier', user: verifier, path: '/api/templates/own' },
  { what: 'applications that wait', user: 'administrator', path: '/api/admin/verifier-applications' },
  { what: '… that were decided', user: 'administrator', path: '/api/admin/verifier-applications/decided' },
  { what: 'messages that wait', user: 'administrator', path: '/api/admin/contact-messages' },
  { what: '… that are done', user: 'administrator', path: '/api/admin/contact-messages?status=done' },
  { what: 'public register', user: owner, path: '/api/register' },
] as const

async function time(what: string, url: string, cookie: string): Promise<Figure> {
  const limit = { what, against: `limit ${limitMs} ms`, atMost: 1 }
  const took: number[] = []
  for (let round = 0; round < rounds; round++) {
    const started = performance.now()
    const answer = await fetch(url, { headers: { cookie } })
    await answer.arrayBuffer()
    // The server answers 503 when the database cancelled a query that took too long. So this list
    // has missed its limit, and the bench goes on to print the other figures.
    if (answer.status === 503) return { ...limit, measured: 'no answer in time', ratio: Number.POSITIVE_INFINITY }
    if (answer.status !== 200) throw new Error(`${what} answered ${answer.status}`)
    took.push(performance.now() - started)
  }
  const p95 = percentile(took, 0.95)
  const measured = `p95 ${p95.toFixed(1)} ms, median ${percentile(took, 0.5).toFixed(1)} ms`
  return { ...limit, measured, ratio: p95 / limitMs }
}
