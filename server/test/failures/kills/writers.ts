import { setTimeout as delay } from 'node:timers/promises'
import type { Claim } from '@did/domain/claim/claim'
import type { VerificationRequest } from '@did/domain/verification-request/verification-request'
import { buildDid, buildUser, buildVerifier } from '../../rig/builders.ts'
import type { Answering, Client } from '../../rig/client.ts'

type Nodes = readonly Answering[]
type Written = { title: string; claimId: number; requestId: number }

const retryMs = 100

/**
 * The writers add claims and ask a verifier about each claim. Every call has an idempotency key. A
 * failed call is repeated with its key, at one node after the other, until it succeeds.
 */
export async function startWriters(nodes: () => Nodes, count: number) {
  const written: Written[] = []
  const stopping = new AbortController()
  const people = []
  for (let index = 0; index < count; index += 1) people.push(await buildWriter(nodes()[0] as Answering))
  const ended = Promise.all(
    people.map(async ({ client, didId, verifierId }, writer) => {
      for (let turn = 0; !stopping.signal.aborted; turn += 1) {
        const title = `Claim ${turn} of writer ${writer}`
        const claim = { didId, type: 'education', title, description: 'Described at length' }
        const { id: claimId } = await insist<Claim>(nodes, client, '/api/claims', claim)
        const asked = { claimId, verifierId }
        const request = await insist<VerificationRequest>(nodes, client, '/api/verification-requests', asked)
        written.push({ title, claimId, requestId: request.id })
      }
    }),
  )
  // An unexpected answer to one writer stops all writers, and `stop` throws this writer's error.
  ended.catch(() => stopping.abort())
  return {
    written,
    stop: async () => {
      stopping.abort()
      await ended
    },
  }
}

async function buildWriter(node: Answering) {
  const [owner, verifier] = [await buildUser(node), await buildVerifier(node)]
  const did = await buildDid(owner)
  return { client: owner.client, didId: did.id, verifierId: verifier.user.id }
}

async function insist<Body>(nodes: () => Nodes, client: Client, path: string, body: object): Promise<Body> {
  const key = crypto.randomUUID()
  for (let attempt = 0; ; attempt += 1) {
    const node = nodes()[attempt % nodes().length] as Answering
    const through = Object.assign(Object.create(client) as Client, { node })
    const reply = await through.call<Body>('POST', path, body, { 'idempotency-key': key }).catch(() => null)
    if (reply?.status === 201) return reply.body
    if (reply !== null && reply.status !== 503)
      throw new Error(`${path}: ${reply.status} ${JSON.stringify(reply.body)}`)
    await delay(retryMs)
  }
}
