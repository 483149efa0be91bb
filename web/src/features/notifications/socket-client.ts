import { nextSocketState, type SocketEvent, type SocketState } from './socket-machine.ts'

/** A browser's WebSocket, as far as it is used here. */
export type SocketLike = { send: (text: string) => void; close: () => void }
export type SocketListener = {
  onOpen: () => void
  onClose: (code: number) => void
  onMessage: (data: unknown) => void
}

type ClientOptions = {
  open: (listener: SocketListener) => SocketLike
  /** Runs after the delay unless the answered function is called before. */
  after: (ms: number, run: () => void) => () => void
  onStatus: (status: SocketState['status']) => void
  /** What to say first on every new connection. */
  greeting: () => readonly object[]
  /** Messages in their order, none twice. */
  onMessage: (message: unknown) => void
  /** The connection is there, and there may be events that nobody can name: look at everything again. */
  onUncertain: () => void
}

/** The server's close codes that mean "not again by yourself": the same account has opened newer pages. */
const finalCodes = new Set([4409])

/** Keeps one connection to the server (socket-machine.ts), queues while there is none, and resumes where it was. */
export function createSocketClient({ open, after, greeting, onStatus, onMessage, onUncertain }: ClientOptions) {
  let state: SocketState = { status: 'idle' }
  let connection: SocketLike | null = null
  let cancelDelay: () => void = () => {}
  let queue: string[] = []
  /** The last event of this account that has arrived; null before the first. */
  let lastSeq: number | null = null
  let hasAccount = false

  function send(message: object): void {
    const text = JSON.stringify(message)
    if (state.status === 'open' && connection) connection.send(text)
    else queue.push(text)
  }

  function step(event: SocketEvent): void {
    const before = state
    state = nextSocketState(state, event)
    if (state === before) return
    cancelDelay()
    cancelDelay = () => {}
    onStatus(state.status)
    if (state.status === 'connecting') connect()
    if (state.status === 'waiting') cancelDelay = after(state.delayMs, () => step({ type: 'delay-over' }))
    if (state.status === 'open') greet()
  }

  function connect(): void {
    abandon()
    let mine: SocketLike | null = null
    // A connection that we have left says nothing any more.
    const ifMine = (run: () => void) => mine !== null && mine === connection && run()
    mine = open({
      onOpen: () => ifMine(() => step({ type: 'opened' })),
      onClose: (code) => ifMine(() => step({ type: 'closed', isFinal: finalCodes.has(code) })),
      onMessage: (data) => ifMine(() => receive(data)),
    })
    connection = mine
  }

  function abandon(): void {
    const left = connection
    connection = null
    left?.close()
  }

  function greet(): void {
    for (const message of greeting()) send(message)
    if (lastSeq !== null) send({ type: 'resume', data: { after: lastSeq } })
    else if (hasAccount) onUncertain()
    const waiting = queue
    queue = []
    for (const text of waiting) connection?.send(text)
  }

  function receive(data: unknown): void {
    const message = parseJson(data)
    if (typeof message !== 'object' || message === null) return
    const seq = 'seq' in message && typeof message.seq === 'number' ? message.seq : null
    if (seq !== null) {
      if (lastSeq !== null && seq <= lastSeq) return
      lastSeq = seq
    }
    onMessage(message)
  }

  /** Opens anew for whoever the cookie names now. A sign-in of the same account goes on where it was. */
  function reopen(account: { isSame: boolean } | null): void {
    if (!account?.isSame) {
      lastSeq = null
      // What one account wanted to say is not said in the name of the next.
      if (hasAccount) queue = []
    }
    hasAccount = account !== null
    step({ type: 'stopped' })
    step({ type: 'started' })
  }

  return {
    send,
    reopen,
    /** The running connection belongs to an account already: its cookie was there when it opened. */
    claim: () => {
      hasAccount = true
      if (state.status === 'open' && lastSeq === null) onUncertain()
    },
    wake: () => step({ type: 'woken' }),
    stop: () => {
      step({ type: 'stopped' })
      abandon()
    },
  }
}

function parseJson(data: unknown): unknown {
  try {
    return JSON.parse(String(data))
  } catch {
    return null
  }
}
