import { parseJson } from '@did/domain/parse-json'
import { nextSocketState, type SocketEvent, type SocketState } from './socket-machine.ts'

/** A test can put another object in the place of the WebSocket. */
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
  /** Runs `run` after `ms` milliseconds, unless the returned function is called first. */
  after: (ms: number, run: () => void) => () => void
  onStatus: (status: SocketState['status']) => void
  greeting: () => readonly object[]
  /** Gets each message once, in the order in which the server sent the messages. */
  onMessage: (message: unknown) => void
  /** Called when the client may have missed messages. The page then refetches all live data. */
  onUncertain: () => void
}

/**
 * If an account has too many sockets, the server closes the oldest with the code 4409. The page of
 * that socket must not reconnect.
 */
const finalCodes = new Set([4409])

/** The value of `WebSocket.OPEN`. The tests run in Node without a `WebSocket`. */
const openState = 1

/**
 * Queues messages while there is no connection. After a lost connection, asks the server for the
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
    // A connection that is closing sends nothing, even before its `close` event. So queue the
    // message in this case, too.
    if (this.#state.status === 'open' && this.#connection?.readyState === openState) this.#connection.send(text)
    else this.#queue.push(text)
  }

  /**
   * The new connection belongs to the account of the present cookie. If this is the same account as
   * before, the client asks for the events after the last one that arrived.
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
   * Notes that the open connection already belongs to an account, because the account's cookie
   * existed before the connection opened.
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
    // Ignore a connection that the client has replaced, because it may still send events.
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
    const message = parseJson(String(data))
    if (typeof message !== 'object' || message === null) return
    const seq = 'seq' in message && typeof message.seq === 'number' ? message.seq : null
    if (seq !== null) {
      if (this.#lastSeq !== null && seq <= this.#lastSeq) return
      this.#lastSeq = seq
    }
    this.#options.onMessage(message)
  }
}
