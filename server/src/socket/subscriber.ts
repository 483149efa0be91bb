import { type ClientMessage, clientMessageSchema, type ServerMessage } from '@did/domain/account/socket-message'
import { socket as limits } from '@did/domain/call-limits'
import type { StoredEvent } from '../modules/events/store.ts'
import { closeCodes } from './close-codes.ts'
import type { HeardSocket, Hearer } from './heard-socket.ts'

/** `lastSeq` is the number of the user's last event when the session opened the socket. */
export type Opener = { tokenHash: string; address: string; lastSeq: number }

/** The page may take this long to answer a close. */
const closeWithinMs = 1_000

type Told = {
  /** Called when the socket may get new events, or when its page has asked for earlier events. */
  onReady: (self: Subscriber) => void
  onClosed: (self: Subscriber) => void
}
type Options = {
  opener: Opener | null
  client: string
  /**
   * This is true if the page will send the number of its last event (`resume`). Until then, new
   * events wait, so that they do not overtake events that the page has missed.
   */
  isResuming: boolean
  told: Told
}

/**
 * An open socket knows the number of the last event that was sent, the numbers of the events that
 * may be sent next, and up to which number the page has asked for events.
 */
export class Subscriber implements Hearer {
  /** A visitor has no opener and gets only messages of the type `connection`. */
  readonly opener: Opener | null
  readonly client: string
  /** The client's limit already counts the events up to this number, for which the page asked. */
  chargedUntil = 0
  readonly #ws: HeardSocket
  readonly #told: Told
  #arrivals: readonly number[] = []
  #isWaitingForResume: boolean
  #hasResumed = false
  #given: number
  /** The page asked for events up to this number (`resume`) and gets them as fast as it reads. */
  #backlog = 0
  #unflushed = 0
  #answeredPing = true

  constructor(ws: HeardSocket, { opener, client, isResuming, told }: Options) {
    this.opener = opener
    this.client = client
    this.#ws = ws
    this.#told = told
    this.#given = opener?.lastSeq ?? 0
    this.#isWaitingForResume = isResuming
    ws.hearer = this
    this.#say({ type: 'connection', data: { status: 'connected' } })
    if (!isResuming) told.onReady(this)
  }

  onMessage(data: unknown, isBinary: boolean): void {
    if (this.#mayHear() && this.opener && !isBinary) this.#hear(parseMessage(String(data)))
  }

  onPing(): void {
    this.#mayHear()
  }

  onPong(): void {
    // A pong that answers a ping does not count, because the server chooses how often it pings.
    if (this.#answeredPing) this.#mayHear()
    this.#answeredPing = true
  }

  onClose(): void {
    this.#told.onClosed(this)
  }

  get kind(): 'session' | 'visitor' {
    return this.opener ? 'session' : 'visitor'
  }

  /** The number of the last event that was sent, or that the page said it has. */
  get given(): number {
    return this.#given
  }

  isBehind(seq: number): boolean {
    return !this.#isWaitingForResume && this.#given < seq
  }

  /**
   * Returns the number of the event after which to read the next events, or null if nothing can be
   * sent now. `lastSeq` is the number of the user's last event in the database's answer. `given` is
   * what this socket's `given` was when the database was asked.
   */
  nextAfter(lastSeq: number, given: number): number | null {
    if (this.#isWaitingForResume || this.#ws.readyState !== this.#ws.OPEN) return null
    // If a page knows newer events than the database, the database was restored from a backup, and
    // the page gets all events after the database's last one. If the page named its last event
    // after the database was asked, the database's answer is too old to tell.
    if (this.#given === given) this.#given = Math.min(given, lastSeq)
    this.#backlog = Math.min(this.#backlog, lastSeq)
    if (this.isReplaying && this.#unflushed > 0) return null
    return this.#given < lastSeq ? this.#given : null
  }

  /** This is true if the next events are some that the page asked for, and not new ones. */
  get isReplaying(): boolean {
    return this.#given < this.#backlog
  }

  /**
   * Sends nothing if the page has sent a `resume` since the events were read. Returns the events
   * that are new, and not earlier ones for which the page asked.
   */
  give(after: number, events: readonly StoredEvent[]): readonly StoredEvent[] {
    if (this.#given !== after || this.#isWaitingForResume) return []
    for (const { seq, message } of events) {
      this.#send(message)
      this.#given = seq
    }
    // The page reads too slowly. Its next connection gets the events from the database.
    if (this.#unflushed > limits.maxBehind) this.#ws.terminate()
    return events.filter(({ seq }) => seq > this.#backlog)
  }

  /** Ends the connection if it has not answered the last ping. */
  ping(): void {
    if (!this.#answeredPing) {
      this.#ws.terminate()
      return
    }
    this.#answeredPing = false
    this.#ws.ping()
  }

  /** Resolves when the socket's connection has ended. */
  async close(code: number, reason: string): Promise<void> {
    if (this.#ws.readyState === this.#ws.CLOSED) return
    const closed = new Promise((resolve) => this.#ws.once('close', resolve))
    if (this.#ws.readyState === this.#ws.OPEN) {
      this.#say({ type: 'connection', data: { status: 'disconnected' } })
      this.#ws.close(code, reason)
    }
    const patience = setTimeout(() => this.#ws.terminate(), closeWithinMs)
    await closed
    clearTimeout(patience)
  }

  /**
   * Returns false if messages and pings of the client come too often. The client may go on sending
   * as fast as it can while the socket closes, and none of that is read or counted.
   */
  #mayHear(): boolean {
    if (this.#ws.readyState !== this.#ws.OPEN) return false
    this.#arrivals = addArrival(this.#arrivals, performance.now())
    if (!isFlood(this.#arrivals)) return true
    this.#ws.pause()
    void this.close(closeCodes.flood, 'Too many messages')
    return false
  }

  #hear(message: ClientMessage | null): void {
    if (message?.type === 'resume') this.#resume(message.data.after)
  }

  /**
   * Accepts the page's first `resume` only. Otherwise each message would make the node send the
   * events of a month again.
   */
  #resume(after: number): void {
    if (this.#hasResumed) return
    this.#hasResumed = true
    this.#given = after
    // This number stands for the newest event until `nextAfter` learns that event's number.
    this.#backlog = Number.MAX_SAFE_INTEGER
    this.#isWaitingForResume = false
    this.#told.onReady(this)
  }

  #say(message: ServerMessage): void {
    this.#send(JSON.stringify(message))
  }

  #send(message: string): void {
    this.#unflushed += 1
    this.#ws.send(message, () => {
      this.#unflushed -= 1
      if (this.#unflushed === 0 && this.isReplaying) this.#told.onReady(this)
    })
  }
}

/** Returns null for a message of an unknown form, perhaps from another version of the page. */
function parseMessage(text: string): ClientMessage | null {
  try {
    return clientMessageSchema.safeParse(JSON.parse(text)).data ?? null
  } catch {
    return null
  }
}

/**
 * Returns the times of the messages that arrived within the window, including the one that arrives
 * now.
 */
function addArrival(arrivals: readonly number[], nowMs: number): readonly number[] {
  return arrivals.filter((at) => nowMs - at < limits.floodWindowMs).concat(nowMs)
}

function isFlood(arrivals: readonly number[]): boolean {
  return arrivals.length > limits.floodMessages
}
