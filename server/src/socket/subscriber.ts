import { socket as limits } from '@did/domain/constants'
import { type ClientMessage, clientMessageSchema, type ServerMessage } from '@did/domain/socket-message'
import type { WebSocket } from 'ws'
import type { StoredEvent } from '../modules/events/store.ts'
import { closeCodes } from './close-codes.ts'
import { createFloodLimit } from './flood-limit.ts'

/** Who opened a socket: a session, and the last event its user had at that moment. */
export type Opener = { tokenHash: string; address: string; lastSeq: number }

/**
 * A page that reconnects says first what it has. Live events wait so long for that word, or they would overtake what the
 * page missed.
 */
const resumeGraceMs = 250
/** How long a peer may take to answer a close. */
const closeWithinMs = 1_000

/** One open socket: what it has been given, what it may still take, and what it asks for. */
export class Subscriber {
  /** Null for a visitor, who gets `connection` and nothing else. */
  readonly opener: Opener | null
  readonly #ws: WebSocket
  readonly #onReady: () => void
  readonly #isFlood = createFloodLimit({ most: limits.floodMessages, windowMs: limits.floodWindowMs })
  readonly #grace: NodeJS.Timeout
  #isWaitingForResume = true
  /** Everything up to here was handed over. */
  #given: number
  /** Events up to here were asked for with `resume` and are sent as fast as the reader takes them, not faster. */
  #backlog = 0
  #unflushed = 0
  #answeredPing = true

  constructor(ws: WebSocket, { opener, onReady }: { opener: Opener | null; onReady: () => void }) {
    this.opener = opener
    this.#ws = ws
    this.#onReady = onReady
    this.#given = opener?.lastSeq ?? 0
    this.#grace = setTimeout(() => this.#becomeReady(), resumeGraceMs)
    ws.on('message', (data, isBinary) => this.#hear(isBinary ? null : parseMessage(String(data))))
    ws.on('pong', () => {
      this.#answeredPing = true
    })
    ws.on('close', () => clearTimeout(this.#grace))
    ws.on('error', () => {}) // 'close' follows; the library has answered with the code, 1009 for a frame that is too large
    this.#say({ type: 'connection', data: { status: 'connected' } })
  }

  /** After which event to read on, or null while this socket takes nothing. `lastSeq` is the newest event there is. */
  nextAfter(lastSeq: number): number | null {
    if (this.#isWaitingForResume || this.#ws.readyState !== this.#ws.OPEN) return null
    // A reader that knows more than we do comes from another life of this database.
    this.#given = Math.min(this.#given, lastSeq)
    this.#backlog = Math.min(this.#backlog, lastSeq)
    if (this.#given < this.#backlog && this.#unflushed > 0) return null
    return this.#given < lastSeq ? this.#given : null
  }

  /**
   * Hands over what was read after `after`, unless the reader has asked for something else since. Answers with those that
   * are news: not what the reader missed before it came.
   */
  give(after: number, events: readonly StoredEvent[]): readonly StoredEvent[] {
    if (this.#given !== after || this.#isWaitingForResume) return []
    for (const { seq, message } of events) {
      this.#send(message)
      this.#given = seq
    }
    // It does not read. What it lacks is in the database, for a connection that does.
    if (this.#unflushed > limits.maxBehind) this.#ws.terminate()
    return events.filter(({ seq }) => seq > this.#backlog)
  }

  /** Asks for a sign of life; ends a connection that gave none since the last time. */
  ping(): void {
    if (!this.#answeredPing) {
      this.#ws.terminate()
      return
    }
    this.#answeredPing = false
    this.#ws.ping()
  }

  /** Resolves when the connection has ended. */
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

  #hear(message: ClientMessage | null): void {
    if (this.#isFlood(performance.now())) void this.close(closeCodes.flood, 'Too many messages')
    else if (message?.type === 'resume' && this.opener) this.#resume(message.data.after)
  }

  #resume(after: number): void {
    this.#given = after
    this.#backlog = Number.MAX_SAFE_INTEGER // until it is known how many there are
    this.#becomeReady()
  }

  #becomeReady(): void {
    clearTimeout(this.#grace)
    this.#isWaitingForResume = false
    this.#onReady()
  }

  #say(message: ServerMessage): void {
    this.#send(JSON.stringify(message))
  }

  #send(message: string): void {
    this.#unflushed += 1
    this.#ws.send(message, () => {
      this.#unflushed -= 1
      if (this.#unflushed === 0 && this.#given < this.#backlog) this.#onReady()
    })
  }
}

/** What the client says, or null: a message of a kind we don't know is nobody's fault. */
function parseMessage(text: string): ClientMessage | null {
  try {
    return clientMessageSchema.safeParse(JSON.parse(text)).data ?? null
  } catch {
    return null
  }
}
