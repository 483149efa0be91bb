import type { Notification } from '@did/domain/account/notification'
import type { Session } from '@did/domain/account/session'
import type { Claim } from '@did/domain/claim/claim'
import type { Did } from '@did/domain/did'
import type { VerificationRequest } from '@did/domain/verification-request/verification-request'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import {
  buildClaim,
  buildDid,
  buildRequest,
  buildUser,
  buildVerification,
  buildVerifier,
  mint,
} from '../rig/builders.ts'
import { Client } from '../rig/client.ts'
import { type ServerProcess, startServerProcess } from '../rig/server-process.ts'
import { createServerDatabase } from '../rig/stack.ts'
import { openSocket, resumingPath, type SocketClient, upTo } from '../socket/socket-client.ts'

// These tests start whole server processes, which takes time.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

let database: Awaited<ReturnType<typeof createServerDatabase>> | null = null
let first: ServerProcess
let second: ServerProcess

/**
 * Before each test, two nodes run. They are the nodes of the previous test if both still run, and
 * new nodes otherwise.
 */
beforeEach(async () => {
  if (database && first.isRunning() && second.isRunning()) return
  await end()
  database = await createServerDatabase()
  // The nodes start one after the other, so that `first` leads the chain index.
  first = await startServerProcess(database.url)
  second = await startServerProcess(database.url)
})
afterAll(() => end())

async function end(): Promise<void> {
  if (!database) return
  await Promise.all([first.kill(), second.kill()])
  await database.drop()
  database = null
}

test('a session that begins on one node is valid on the other node, and ending it on one node ends it on both', async () => {
  const { client, user } = await buildUser(first)
  client.node = second
  expect(await client.ok<Session>('GET', '/api/auth/session')).toMatchObject({ user: { id: user.id } })
  const socket = await openSocket(first.url, { cookie: client.cookie })
  await client.call('POST', '/api/auth/logout')
  expect(await socket.closed).toMatchObject({ code: 4401 })
  client.node = first
  expect(await client.code('GET', '/api/auth/session')).toBe('401 not-signed-in')
})

test('a sign-in nonce works only once, even when it is used on both nodes', async () => {
  const client = new Client(first)
  const message = await client.buildSignInMessage()
  const signature = await client.account.signMessage({ message })
  const verifyOn = (node: ServerProcess) =>
    Object.assign(client, { node }).code('POST', '/api/auth/verify', { message, signature })
  expect(await verifyOn(second)).toBe('200 undefined')
  expect(await verifyOn(first)).toBe('401 sign-in-nonce-unknown')
  expect(await verifyOn(second)).toBe('401 sign-in-nonce-unknown')
})

test('a decision on one node reaches the owner’s socket on the other node', async () => {
  const [owner, verifier] = [await buildUser(first), await buildVerifier(first)]
  const socket = await openSocket(second.url, { cookie: owner.client.cookie })
  const asked = await buildRequest(owner, verifier)
  const verification = await buildVerification(verifier, asked)
  await verifier.client.ok('PUT', `/api/claims/${asked.claim.id}/verify`, verification)
  await socket.untilSeqs([1, 2])
  owner.client.node = second
  expect(await owner.client.ok('GET', `/api/claims/did/${asked.claim.didId}`)).toMatchObject([{ isVerified: true }])
})

test('only one of several concurrent approvals and rejections on two nodes decides the request, and both nodes agree', async () => {
  const [owner, verifier] = [await buildUser(first), await buildVerifier(first)]
  const atOwner = await openSocket(second.url, { cookie: owner.client.cookie })
  const asked = await buildRequest(owner, verifier)
  const verification = await buildVerification(verifier, asked)
  const onSecond = Object.assign(Object.create(verifier.client), { node: second })
  const answers = await Promise.all(
    upTo(40).flatMap((index) => {
      const client = index % 2 ? verifier.client : onSecond
      const rejection = { status: 'rejected' }
      return [
        client.call('PUT', `/api/claims/${asked.claim.id}/verify`, verification),
        client.call('PUT', `/api/verification-requests/${asked.request.id}/status`, rejection),
      ]
    }),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(79)

  const [request] = await owner.client.ok<VerificationRequest[]>(
    'GET',
    `/api/verification-requests/requester/${owner.user.id}`,
  )
  const isApproved = request?.status === 'approved'
  expect(await owner.client.ok('GET', '/api/notifications')).toMatchObject([{ data: { status: request?.status } }])
  for (const node of [first, second]) {
    owner.client.node = node
    const claims = await owner.client.ok('GET', `/api/claims/did/${asked.claim.didId}`)
    expect(claims).toMatchObject([{ isVerified: isApproved }])
    verifier.client.node = node
    expect(await verifier.client.ok('GET', '/api/attestations')).toHaveLength(isApproved ? 1 : 0)
  }
  await atOwner.untilSeqs(isApproved ? [1, 2] : [1])
})

test('a socket’s client whose node is killed resumes on the other node, and no event is missed or repeated', async () => {
  const [owner, verifier] = [await buildUser(first), await buildVerifier(first)]
  const did = await buildDid(owner)
  const requests: VerificationRequest[] = []
  for (const _ of upTo(12)) {
    const claim = await buildClaim(owner, { didId: did.id })
    requests.push((await buildRequest(owner, verifier, claim)).request)
  }
  const decideAll = async () => {
    for (const { id } of requests)
      await verifier.client.ok('PUT', `/api/verification-requests/${id}/status`, { status: 'rejected' })
  }
  const read = async () => {
    const before = await openSocket(second.url, { cookie: owner.client.cookie, path: resumingPath })
    before.resume(0)
    await vi.waitFor(() => expect(before.seqs.length).toBeGreaterThan(3), { timeout: 60_000, interval: 1 })
    await second.kill()
    await before.closed
    const after = await openSocket(first.url, { cookie: owner.client.cookie, path: resumingPath })
    after.resume(before.seqs.at(-1) ?? 0)
    await vi.waitFor(() => expect(seqsOf(before, after)).toHaveLength(12), { timeout: 60_000, interval: 5 })
    return seqsOf(before, after)
  }
  const [seqs] = await Promise.all([read(), decideAll()])
  expect(seqs).toEqual(upTo(12))
})

function seqsOf(...sockets: SocketClient[]): number[] {
  return sockets.flatMap((socket) => socket.seqs)
}

test('after a node is killed, the other node sends the events of every decision that the killed node had confirmed', async () => {
  const [owner, verifier] = [await buildUser(first), await buildVerifier(first)]
  const did = await buildDid(owner)
  const socket = await openSocket(second.url, { cookie: owner.client.cookie })
  const claims: Claim[] = []
  for (const _ of upTo(8)) claims.push(await buildClaim(owner, { didId: did.id }))
  const acknowledged = new Set<number>()
  const decide = async (claim: Claim) => {
    const { request } = await buildRequest(owner, verifier, claim)
    await verifier.client.ok('PUT', `/api/verification-requests/${request.id}/status`, { status: 'rejected' })
    acknowledged.add(request.id)
    if (acknowledged.size === 3) await first.kill()
  }
  await Promise.allSettled(claims.map(decide))

  owner.client.node = second
  const inbox = await owner.client.ok<Notification[]>('GET', '/api/notifications')
  const told = new Set(inbox.map(({ data }) => ('id' in data ? data.id : null)))
  expect([...acknowledged].every((id) => told.has(id as never))).toBe(true)
  await socket.untilSeqs(upTo(inbox.length))
})

test('when the node that leads the chain index is killed, the other node finds the next mint', async () => {
  const owner = await buildUser(second)
  await first.kill()
  const tokenId = await mint(owner.client)
  await vi.waitFor(
    async () => {
      const dids = await owner.client.ok<Did[]>('GET', `/api/dids/owner/${owner.client.address}`)
      expect(dids).toMatchObject([{ tokenId, onChain: true }])
    },
    { timeout: 60_000, interval: 50 },
  )
})
