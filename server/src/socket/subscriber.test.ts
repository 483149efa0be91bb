import { expect, test, vi } from 'vitest'
import { closeCodes } from './close-codes.ts'
import type { HeardSocket } from './heard-socket.ts'
import { Subscriber } from './subscriber.ts'

function openSocket(): HeardSocket {
  const socket = { readyState: 1, OPEN: 1, send: vi.fn((_: string, sent: () => void) => sent()), hearer: undefined }
  return socket as unknown as HeardSocket
}

function build({ lastSeq }: { lastSeq: number }) {
  const opener = { tokenHash: 'hash', address: '0x1', lastSeq }
  const told = { onReady: () => {}, onClosed: () => {} }
  const subscriber = new Subscriber(openSocket(), { opener, client: 'client', isResuming: true, told })
  const resume = (after: number) => subscriber.onMessage(JSON.stringify({ type: 'resume', data: { after } }), false)
  return { subscriber, resume }
}

test('a page that sends `resume` while the server waits for the database’s answer gets no event twice', () => {
  const { subscriber, resume } = build({ lastSeq: 80 })
  const given = subscriber.given
  resume(81)
  expect(subscriber.nextAfter(80, given)).toBeNull()
  expect(subscriber.nextAfter(82, subscriber.given)).toBe(81)
})

test('a page that knows newer events than the restored database gets every event that is written after the restoration', () => {
  const { subscriber, resume } = build({ lastSeq: 80 })
  resume(90)
  expect(subscriber.nextAfter(80, subscriber.given)).toBeNull()
  expect(subscriber.nextAfter(81, subscriber.given)).toBe(80)
})

test('a page that sends a second `resume` on its socket gets no event twice', () => {
  const { subscriber, resume } = build({ lastSeq: 80 })
  resume(79)
  expect(subscriber.nextAfter(80, subscriber.given)).toBe(79)
  subscriber.give(79, [{ seq: 80, message: '{}', age: 0 }])
  resume(0)
  expect(subscriber.nextAfter(80, subscriber.given)).toBeNull()
})

test.each<[string, (subscriber: Subscriber) => void]>([
  ['messages', (subscriber) => subscriber.onMessage('{}', false)],
  ['pings', (subscriber) => subscriber.onPing()],
  ['pongs that nobody asked for', (subscriber) => subscriber.onPong()],
])(
  'the socket of a client that sends endless %s is closed once, and the server reads nothing more from it',
  (_, send) => {
    const close = vi.fn((_code: number) => Object.assign(socket, { readyState: 2 }))
    const [pause, once, terminate] = [vi.fn(), vi.fn(), vi.fn()]
    const socket: HeardSocket = Object.assign(openSocket(), { close, pause, once, terminate })
    const told = { onReady: () => {}, onClosed: () => {} }
    const subscriber = new Subscriber(socket, { opener: null, client: 'client', isResuming: false, told })
    for (let sent = 0; sent < 1_000; sent += 1) send(subscriber)
    expect(close.mock.calls.map(([code]) => code)).toEqual([closeCodes.flood])
    expect([pause, once].map(({ mock }) => mock.calls.length)).toEqual([1, 1])
  },
)

test('a pong that answers a ping does not count as a message of the client', () => {
  const [close, ping] = [vi.fn(), vi.fn()]
  const told = { onReady: () => {}, onClosed: () => {} }
  const socket: HeardSocket = Object.assign(openSocket(), { close, ping })
  const subscriber = new Subscriber(socket, { opener: null, client: 'client', isResuming: false, told })
  for (let sent = 0; sent < 1_000; sent += 1) {
    subscriber.ping()
    subscriber.onPong()
  }
  expect(ping).toHaveBeenCalledTimes(1_000)
  expect(close).not.toHaveBeenCalled()
})
