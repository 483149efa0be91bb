import { nextSocketState, type SocketEvent, type SocketState } from './socket-machine.ts'

/** The methods of a WebSocket that the client uses. A test can replace the WebSocket. */
export type SocketLike = { send: (text: string) => void; close: () => void; readonly readyState: number }
export type SocketListener = {
  onOpen: () => void
  onClose: (code: number) => void
  onMessage: (data: unknown) => void
}

type ClientOptions = {
  /**
   * With `isResuming`, the server waits for the client's `resume` message before it sends events.
   */
  open: (listener: SocketListener, options: { isResuming: boolean }) => SocketLike
  /** Runs `run` after a delay, unless the returned function is called first. */
  after: (ms: number, run: () => void) => () => void
  onStatus: (status: SocketState['status']) => void
  /** Returns the messages that every new connection sends first. */
  greeting: () => readonly object[]
  /** Receives each message once, in the order in which the server sent the messages. */
  onMessage: (message: unknown) => void
  /**
   * The client calls this function when the connection may have missed messages, so that all live
   * data is refetched.
   */
  onUncertain: () => void
}

/** The server closes an account's oldest socket with 4409, and that page must not reconnect. */
const finalCodes = new Set([4409])

/** `WebSocket.OPEN` has this value, but the tests in Node have no `WebSocket`. */
const openState = 1

/**
 * Keeps one connection open. While there is none, queues messages. After a loss, asks for the
 * events after the last one that arrived.
 */
export class SocketClient {
  readonly #options: ClientOptions
  #state: SocketState = { status: 'idle' }
  #connection: SocketLike | null = null
  #cancelDelay: () => void = () => {}
  #queue: string[] = []
  /** The sequence number of the account's last event, or null before the first event. */
  #lastSeq: number | null = null
  #hasAccount = false

  constructor(options: ClientOptions) {
    this.#options = options
  }

  send(message: object): void {
    const text = JSON.stringify(message)
    // A connection that is closing sends nothing, even before its `close` event. Queue the message
    // then.
    if (this.#state.status === 'open' && this.#connection?.readyState === openState) this.#connection.send(text)
    else this.#queue.push(text)
  }

  /**
   * Opens a new connection for the account of the present cookie. If it is the same account as
   * before, the connection resumes after its last event.
   */
  reopen(account: { isSame: boolean } | null): void {
    if (!account?.isSame) {
      this.#lastSeq = null
      // A message that one account queued must not be sent in the name of another account.
      if (this.#hasAccount) this.#queue = []
    }
    this.#hasAccount = account !== null
    this.#step({ type: 'stopped' })
    this.#step({ type: 'started' })
  }

  /**
   * Notes that the open connection belongs to an account, whose cookie existed before the
   * connection.
   */
  claim(): void {
    this.#hasAccount = true
    if (this.#state.status === 'open' && this.#lastSeq === null) this.#options.onUncertain()
  }

  wake(): void {
    this.#step({ type: 'woken' })
  }

  stop(): void {
    this.#step({ type: 'stopped' })
    this.#abandon()
  }

  #step(event: SocketEvent): void {
    const before = this.#state
    this.#state = nextSocketState(before, event)
    if (this.#state === before) return
    this.#cancelDelay()
    this.#cancelDelay = () => {}
    this.#options.onStatus(this.#state.status)
    if (this.#state.status === 'connecting') this.#connect()
    if (this.#state.status === 'waiting')
      this.#cancelDelay = this.#options.after(this.#state.delayMs, () => this.#step({ type: 'delay-over' }))
    if (this.#state.status === 'open') this.#greet()
  }

  #connect(): void {
    this.#abandon()
    let mine: SocketLike | null = null
    // An old connection may still send events after the client has opened a new one.
    const ifMine = (run: () => void) => mine !== null && mine === this.#connection && run()
    const listener = {
      onOpen: () => ifMine(() => this.#step({ type: 'opened' })),
      onClose: (code: number) => ifMine(() => this.#step({ type: 'closed', isFinal: finalCodes.has(code) })),
      onMessage: (data: unknown) => ifMine(() => this.#receive(data)),
    }
    mine = this.#options.open(listener, { isResuming: this.#lastSeq !== null })
    this.#connection = mine
  }

  #abandon(): void {
    const left = this.#connection
    this.#connection = null
    left?.close()
  }

  #greet(): void {
    for (const message of this.#options.greeting()) this.send(message)
    if (this.#lastSeq !== null) this.send({ type: 'resume', data: { after: this.#lastSeq } })
    else if (this.#hasAccount) this.#options.onUncertain()
    const waiting = this.#queue
    this.#queue = []
    for (const text of waiting) this.#connection?.send(text)
  }

  #receive(data: unknown): void {
    const message = parseJson(data)
    if (typeof message !== 'object' || message === null) return
    const seq = 'seq' in message && typeof message.seq === 'number' ? message.seq : null
    if (seq !== null) {
      if (this.#lastSeq !== null && seq <= this.#lastSeq) return
      this.#lastSeq = seq
    }
    this.#options.onMessage(message)
  }
}

function parseJson(data: unknown): unknown {
  try {
    return JSON.parse(String(data))
  } catch {
    return null
  }
}
