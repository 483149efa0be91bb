import { socket } from '@did/domain/call-limits'
import { probe } from '../reachability.ts'
import { liveStatusStore, onWakeLive } from './live-status.ts'
import { SocketClient, type SocketLike, type SocketListener } from './socket-client.ts'

type Handler = { onMessage: (message: unknown) => void; onUncertain: () => void }
/**
 * The account whose events the connection brings. `unknown` until the page has looked for a saved
 * session.
 */
export type LiveAccount = { address: string } | 'nobody' | 'unknown'

let handler: Handler | null = null
/** Messages that arrived while no function was set to handle them. */
let early: unknown[] = []
let isUncertain = false
let userId: number | null = null

const client = new SocketClient({
  open: openSocket,
  after: (ms, run) => {
    const timer = setTimeout(run, ms)
    return () => clearTimeout(timer)
  },
  greeting: () => (userId === null ? [] : [{ type: 'auth', data: { userId } }]),
  onStatus: (status) => {
    console.info(`Live updates: ${status}`)
    liveStatusStore.set(status)
    // A lost connection is the first sign that the server may be down.
    if (status === 'waiting' || status === 'given-up') void probe()
  },
  onMessage: (message) => {
    if (handler) handler.onMessage(message)
    else early.push(message)
  },
  onUncertain: () => {
    if (handler) handler.onUncertain()
    else isUncertain = true
  },
})

let isOpened = false
let current: LiveAccount = 'unknown'
let lastAddress: string | null = null

/**
 * A connection belongs to the cookie with which it was opened, so another account needs a new
 * connection.
 */
export function followAccount(next: LiveAccount): void {
  const isFirst = !isOpened
  if (isFirst) open()
  if (next === 'unknown' || addressOf(next) === addressOf(current)) return
  const wasUnknown = current === 'unknown'
  current = next
  const address = addressOf(next)
  if (wasUnknown) {
    // The cookie of the restored session existed before the connection opened, so the connection
    // already belongs to this account.
    if (address !== null) client.claim()
  } else {
    early = []
    isUncertain = false
    userId = null
    client.reopen(address === null ? null : { isSame: address === lastAddress })
  }
  lastAddress = address ?? lastAddress
}

/**
 * Sends the `auth` message that the specification asks for. The server ignores the id in the
 * message and trusts only the cookie.
 */
export function introduce(id: number): void {
  if (userId === id) return
  userId = id
  client.send({ type: 'auth', data: { userId: id } })
}

/**
 * The handler also gets the messages that arrived before this call. The returned function removes
 * the handler.
 */
export function handleLive(next: Handler): () => void {
  handler = next
  const missed = early
  early = []
  for (const message of missed) next.onMessage(message)
  if (isUncertain) next.onUncertain()
  isUncertain = false
  return () => {
    if (handler === next) handler = null
  }
}

function open(): void {
  isOpened = true
  client.reopen(null)
  onWakeLive(() => client.wake())
  addEventListener('online', () => client.wake())
  addEventListener('focus', () => client.wake())
}

function openSocket(
  { onOpen, onClose, onMessage }: SocketListener,
  { isResuming }: { isResuming: boolean },
): SocketLike {
  const origin = `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}`
  const opened = new WebSocket(`${origin}${socket.path}${isResuming ? socket.resumingQuery : ''}`)
  opened.onopen = onOpen
  opened.onclose = (event) => onClose(event.code)
  opened.onmessage = (event) => onMessage(event.data)
  return opened
}

function addressOf(account: LiveAccount): string | null {
  return typeof account === 'object' ? account.address : account === 'nobody' ? null : 'unknown'
}
