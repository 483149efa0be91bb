import { type ClientMessage, clientMessageSchema, type ServerMessage } from '@did/domain/account/socket-message'
import { socket as limits } from '@did/domain/constants'
import type { WebSocket } from 'ws'
import type { StoredEvent } from '../modules/events/store.ts'
import { closeCodes } from './close-codes.ts'
import { createFloodLimit } from './flood-limit.ts'

/** The session that opened a socket, and the number of its user's last event at that moment. */
export type Opener = { tokenHash: string; address: string; lastSeq: number }

/** New events wait for the page to name its last event, so as not to overtake missed events. */
const resumeGraceMs = 250
/** How long the page may take to answer a close. */
const closeWithinMs = 1_000

/** One open socket: what was sent, what may still be sent and what the page asked for. */
export class Subscriber {
  /** A visitor has no opener and gets only messages of the type `connection`. */
  readonly opener: Opener | null
  readonly #ws: WebSocket
  readonly #onReady: () => void
  readonly #isFlood = createFloodLimit({ most: limits.floodMessages, windowMs: limits.floodWindowMs })
  readonly #grace: NodeJS.Timeout
  #isWaitingForResume = true
  /** The number of the last event that was sent, or that the page said it has. */
  #given: number
  /** The page asked for events up to this number (`resume`) and gets them as fast as it reads. */
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

  /** Returns the number of the event after which to read; null if nothing is to be sent now. */
  nextAfter(lastSeq: number): number | null {
    if (this.#isWaitingForResume || this.#ws.readyState !== this.#ws.OPEN) return null
    // A page that knows newer events than the database got them before the database was restored.
    this.#given = Math.min(this.#given, lastSeq)
    this.#backlog = Math.min(this.#backlog, lastSeq)
    if (this.#given < this.#backlog && this.#unflushed > 0) return null
    return this.#given < lastSeq ? this.#given : null
  }

  /** Sends the events unless a `resume` came in between, and returns those after its backlog. */
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

  /** Ends the connection if it has not answered the last ping, and otherwise sends a new one. */
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
    this.#backlog = Number.MAX_SAFE_INTEGER // until `nextAfter` gets the newest number
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

/** Returns null for a message that it cannot parse, perhaps from another version of the page. */
function parseMessage(text: string): ClientMessage | null {
  try {
    return clientMessageSchema.safeParse(JSON.parse(text)).data ?? null
  } catch {
    return null
  }
}
