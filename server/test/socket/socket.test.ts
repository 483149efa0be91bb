import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { sql } from '../../src/db/drizzle.ts'
import { buildRequest, buildUser, buildVerification, buildVerifier, type Person } from '../rig/builders.ts'
import { send, signedIn } from '../rig/client.ts'
import { openSocket, refusedWith, type SocketClient, upTo } from './socket-client.ts'
import { insertEvents, roundTrip } from './socket-events.ts'
import { buildSocketRig, type SocketRig, serveSockets, tell, tellWithin } from './socket-rig.ts'

let rig: SocketRig
beforeAll(async () => {
  rig = await buildSocketRig()
})
afterAll(() => rig.close())

const open = ({ client }: Person) => openSocket(rig.node.url, { cookie: client.cookie })

test('only a page of the public origin can open a socket', async () => {
  expect(await refusedWith(rig.node.url, { origin: 'https://elsewhere.example' })).toBe(403)
  expect(await refusedWith(rig.node.url, { origin: 'null' })).toBe(403)
  expect(await refusedWith(rig.node.url, { origin: null })).toBe(403)
  expect(await refusedWith(rig.node.url, { path: '/other' })).toBe(404)
})

test('a visitor’s socket gets only the greeting, whatever account its messages name', async () => {
  const { user } = await buildUser(rig.writer)
  const visitor = await openSocket(rig.node.url)
  visitor.say({ type: 'auth', data: { userId: user.id } })
  visitor.resume(0)
  const owner = await openSocket(rig.node.url, { cookie: 'did_session=made-up' })
  owner.resume(0)
  await tell(rig.writer.ctx, user)
  await roundTrip(rig, visitor)
  expect(visitor.messages).toEqual([{ type: 'connection', data: { status: 'connected' } }])
  expect(owner.messages).toEqual(visitor.messages)
})

test('a request reaches its verifier’s socket at once, and the decision reaches its owner’s socket at once', async () => {
  const [owner, verifier] = [await buildUser(rig.writer), await buildVerifier(rig.writer)]
  const [atOwner, atVerifier] = [await open(owner), await open(verifier)]
  const asked = await buildRequest(owner, verifier)
  await atVerifier.untilSeqs([1])
  expect(atVerifier.events).toMatchObject([
    { type: 'verification_update', data: { id: asked.request.id, status: 'pending', claimTitle: asked.claim.title } },
  ])
  const verification = await buildVerification(verifier, asked)
  await verifier.client.ok('PUT', `/api/claims/${asked.claim.id}/verify`, verification)
  await atOwner.untilSeqs([1, 2])
  expect(atOwner.events.map(({ type }) => type).toSorted()).toEqual(['claim_verified', 'verification_update'])
  expect(atOwner.events.find(({ type }) => type === 'claim_verified')).toMatchObject({
    data: { id: asked.claim.id, isVerified: true, verificationLevel: 'EducationProof' },
  })
})

test('a socket belongs to the account of its cookie, whatever account its `auth` message names', async () => {
  const [person, other] = [await buildUser(rig.writer), await buildUser(rig.writer)]
  const socket = await open(person)
  socket.say({ type: 'auth', data: { userId: other.user.id } })
  await tell(rig.writer.ctx, other.user)
  await tell(rig.writer.ctx, person.user)
  await socket.untilSeqs([1])
  await roundTrip(rig, socket)
  expect(socket.seqs).toEqual([1])
})

test('a socket that was opened before its account had a profile gets the events of the new profile', async () => {
  const client = await signedIn(rig.writer)
  const socket = await openSocket(rig.node.url, { cookie: client.cookie })
  const user = await client.ok<Person['user']>('POST', '/api/users', {
    username: `late ${client.address.slice(2, 12)}`,
  })
  await tell(rig.writer.ctx, user)
  await socket.untilSeqs([1])
})

test('a message of 4 kB on a socket is read, and a larger message closes the socket with the code 1009', async () => {
  const socket = await openSocket(rig.node.url)
  const frame = JSON.stringify({ type: 'auth', data: {} })
  socket.say(frame.padEnd(4096))
  await roundTrip(rig, socket)
  socket.say(frame.padEnd(4097))
  expect(await socket.closed).toMatchObject({ code: 1009 })
})

test('the server ignores a text on a socket that is no known message', async () => {
  const socket = await open(await buildUser(rig.writer))
  for (const message of [
    '{',
    '[]',
    '"auth"',
    { type: 'resume' },
    { type: 'resume', data: { after: -1 } },
    { type: 'x' },
  ])
    socket.say(message)
  socket.ws.send(Buffer.from([0, 255]))
  await roundTrip(rig, socket)
})

test('a socket may send 20 messages within 10 seconds, and the next message closes the socket with the code 1008', async () => {
  const socket = await open(await buildUser(rig.writer))
  for (const _ of upTo(20)) socket.say({ type: 'auth' })
  await roundTrip(rig, socket)
  socket.say({ type: 'auth' })
  expect(await socket.closed).toMatchObject({ code: 1008 })
})

test('a socket may send 20 pings within 10 seconds, and the next ping closes the socket with the code 1008', async () => {
  const socket = await openSocket(rig.node.url)
  for (const _ of upTo(20)) socket.ws.ping()
  await roundTrip(rig, socket)
  socket.ws.ping()
  expect(await socket.closed).toMatchObject({ code: 1008 })
})

test('the sixth socket of an account closes the account’s oldest socket', async () => {
  const person = await buildUser(rig.writer)
  const stranger = await open(await buildUser(rig.writer))
  const oldest = await open(person)
  const rest: SocketClient[] = []
  for (const _ of upTo(5)) rest.push(await open(person))
  expect(await oldest.closed).toMatchObject({ code: 4409 })
  await roundTrip(rig, stranger, ...rest)
})

test('a client that stops reading its socket is disconnected when 500 events wait, and can resume on a new socket', async () => {
  const person = await buildUser(rig.writer)
  const bare = await serveSockets(rig.ctx)
  const socket = await openSocket(bare.url, { cookie: person.client.cookie })
  await insertEvents(rig.writer, person, { count: 1 })
  await socket.untilSeqs([1])
  socket.ws.pause()
  // These messages are larger together than the operating system's buffers for both ends of the
  // socket.
  await insertEvents(rig.writer, person, { count: 20_000, padding: 1_000 })
  await vi.waitFor(async () => expect(await bare.countConnections()).toBe(0), { timeout: 60_000 })
  socket.ws.terminate()
  const next = await openSocket(bare.url, { cookie: person.client.cookie })
  next.resume(20_000)
  await next.untilSeqs([20_001])
  await bare.close()
})

test('signing out closes the sockets of the ended session, and no socket of another session', async () => {
  const person = await buildUser(rig.writer)
  const elsewhere = await signedIn(rig.writer, undefined)
  const [socket, other] = [await open(person), await openSocket(rig.node.url, { cookie: elsewhere.cookie })]
  await person.client.call('POST', '/api/auth/logout')
  expect(await socket.closed).toMatchObject({ code: 4401 })
  expect(socket.messages.at(-1)).toEqual({ type: 'connection', data: { status: 'disconnected' } })
  await roundTrip(rig, other)
})

test('the sockets of a session close when the session ends by itself', async () => {
  const person = await buildUser(rig.writer)
  const socket = await open(person)
  const { address } = person.client
  await rig.writer.ctx.db.execute(
    sql`update sessions set last_active_at = now() - interval '3 hours 1 second' where address = ${address}`,
  )
  expect(await socket.closed).toMatchObject({ code: 4401 })
})

test('events arrive at a socket even if no node is woken, and after the connection that wakes the nodes has died', async () => {
  const person = await buildUser(rig.writer)
  const socket = await open(person)
  await rig.writer.ctx.db.transaction((tx) => tellWithin(tx, person.user))
  await socket.untilSeqs([1])
  await rig.writer.ctx.db.execute(sql`select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'did doorbell' and datname = current_database()`)
  await tell(rig.writer.ctx, person.user)
  await socket.untilSeqs([1, 2])
  const isHeard = async () => (await send<{ doorbell: boolean }>(rig.node, 'GET', '/readyz')).body.doorbell
  await vi.waitUntil(isHeard, { timeout: 60_000 })
})

test('a client that does not answer the pings on its socket is disconnected', async () => {
  const bare = await serveSockets(rig.ctx, { pingEveryMs: 50 })
  const [alive, dead] = [await openSocket(bare.url), await openSocket(bare.url, { autoPong: false })]
  expect(await dead.closed).toMatchObject({ code: 1006 })
  expect(alive.ws.readyState).toBe(alive.ws.OPEN)
  await bare.close()
})

test('a node that stops says so on every socket and closes them all', async () => {
  const own = await buildSocketRig()
  const person = await buildUser(own.writer)
  const socket = await openSocket(own.node.url, { cookie: person.client.cookie })
  const visitor = await openSocket(own.node.url)
  await Promise.all([own.node.stop(), socket.closed, visitor.closed])
  expect(await socket.closed).toMatchObject({ code: 1012 })
  expect(await visitor.closed).toMatchObject({ code: 1012 })
  await own.close()
})
