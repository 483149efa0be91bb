import { expect, test, vi } from 'vitest'
import type { HeardSocket } from './heard-socket.ts'
import { Subscriber } from './subscriber.ts'

/** A socket that is open and takes everything at once. */
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

test('an answer of the database that is older than the page’s `resume` repeats no event', () => {
  const { subscriber, resume } = build({ lastSeq: 80 })
  const given = subscriber.given
  resume(81)
  expect(subscriber.nextAfter(80, given)).toBeNull()
  expect(subscriber.nextAfter(82, subscriber.given)).toBe(81)
})

test('a page that knows newer events than a restored database gets the events after the restored ones', () => {
  const { subscriber, resume } = build({ lastSeq: 80 })
  resume(90)
  expect(subscriber.nextAfter(80, subscriber.given)).toBeNull()
  expect(subscriber.nextAfter(81, subscriber.given)).toBe(80)
})
