import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { buildUser, type Person } from '../rig/builders.ts'
import { openSocket, resumingPath, SocketClient, upTo } from './socket-client.ts'
import { insertEvents, roundTrip } from './socket-events.ts'
import { buildSocketRig, type SocketRig, tell, tellWithin } from './socket-rig.ts'

let rig: SocketRig
beforeAll(async () => {
  rig = await buildSocketRig()
})
afterAll(() => rig.close())

const open = ({ client }: Person) => openSocket(rig.node.url, { cookie: client.cookie })

test('a socket gets earlier events only after a `resume` message, and then exactly the events that it missed', async () => {
  const person = await buildUser(rig.writer)
  for (const _ of upTo(5)) await tell(rig.writer.ctx, person.user)
  const [fresh, resumed] = [await open(person), await open(person)]
  resumed.resume(2)
  await resumed.untilSeqs([3, 4, 5])
  await tell(rig.writer.ctx, person.user)
  await resumed.untilSeqs([3, 4, 5, 6])
  await fresh.untilSeqs([6])
})

test('a socket whose page has announced a `resume` message gets no event before this message', async () => {
  const person = await buildUser(rig.writer)
  for (const _ of upTo(2)) await tell(rig.writer.ctx, person.user)
  const socket = await openSocket(rig.node.url, { cookie: person.client.cookie, path: resumingPath })
  const other = await open(person)
  await tell(rig.writer.ctx, person.user)
  await other.untilSeqs([3])
  await roundTrip(rig, socket)
  expect(socket.seqs).toEqual([])
  socket.resume(0)
  await socket.untilSeqs([1, 2, 3])
})

test('a second `resume` message on a socket repeats no event', async () => {
  const person = await buildUser(rig.writer)
  for (const _ of upTo(3)) await tell(rig.writer.ctx, person.user)
  const socket = await open(person)
  socket.resume(0)
  await socket.untilSeqs([1, 2, 3])
  socket.resume(0)
  await roundTrip(rig, socket)
  await tell(rig.writer.ctx, person.user)
  await socket.untilSeqs([1, 2, 3, 4])
})

test('a `resume` message with the number of a future event brings only the events that happen afterwards', async () => {
  const person = await buildUser(rig.writer)
  await tell(rig.writer.ctx, person.user)
  const socket = await open(person)
  socket.resume(1000)
  await roundTrip(rig, socket)
  await tell(rig.writer.ctx, person.user)
  await socket.untilSeqs([2])
})

test('a `resume` message after a long absence brings every missed event once and in order', async () => {
  const person = await buildUser(rig.writer)
  await insertEvents(rig.writer, person, { count: 3_000 })
  const socket = await open(person)
  socket.resume(0)
  await socket.untilSeqs(upTo(3_000))
})

test('no event is missed or repeated when many writers write, some calls fail and the connection breaks', async () => {
  const person = await buildUser(rig.writer)
  const total = 120
  let written = 0
  const write = async () => {
    while (written < total) {
      written += 1
      const isFailing = written % 7 === 0
      const attempt = rig.writer.ctx.db.transaction(async (tx) => {
        await tellWithin(tx, person.user)
        if (isFailing) throw new Error('rolled back')
      })
      await attempt.catch(() => {})
      rig.writer.ctx.doorbell.ring()
    }
  }
  const expected = total - Math.floor(total / 7)
  const seen: number[] = []
  const read = async () => {
    while (seen.length < expected) {
      const socket = new SocketClient(rig.node.url, { cookie: person.client.cookie, path: resumingPath })
      socket.ws.once('open', () => socket.resume(seen.at(-1) ?? 0))
      const enough = Math.min(expected - seen.length, 13)
      await vi.waitFor(() => expect(socket.seqs.length).toBeGreaterThanOrEqual(enough), {
        timeout: 60_000,
        interval: 5,
      })
      socket.ws.terminate()
      seen.push(...socket.seqs)
    }
  }
  await Promise.all([write(), write(), write(), write(), read()])
  expect(seen).toEqual(upTo(expected))
})

test('an event arrives even if it is committed after hundreds of newer events of another user', async () => {
  const [person, busy] = [await buildUser(rig.writer), await buildUser(rig.writer)]
  const [socket, other] = [await open(person), await open(busy)]
  await rig.writer.ctx.db.transaction(async (tx) => {
    await tellWithin(tx, person.user)
    await insertEvents(rig.writer, busy, { count: 450 })
    await other.untilSeqs(upTo(450))
  })
  rig.writer.ctx.doorbell.ring()
  await socket.untilSeqs([1])
})
