import { socket } from '@did/domain/call-limits'

/**
 * `failures` counts how many connections in a row failed or were lost. After five attempts to
 * reconnect, the client gives up until a `woken` event.
 */
export type SocketState =
  | { status: 'idle' }
  | { status: 'connecting'; failures: number }
  | { status: 'open' }
  | { status: 'waiting'; failures: number; delayMs: number }
  | { status: 'given-up' }

export type SocketEvent =
  | { type: 'started' }
  | { type: 'opened' }
  /** `isFinal` means that the server asks the client not to reconnect by itself. */
  | { type: 'closed'; isFinal: boolean }
  | { type: 'delay-over' }
  /**
   * The page wakes the socket when the network is back, when the browser's window gets the focus,
   * and when the person presses Refresh.
   */
  | { type: 'woken' }
  | { type: 'stopped' }

export function nextSocketState(state: SocketState, event: SocketEvent): SocketState {
  switch (event.type) {
    case 'started':
      return { status: 'connecting', failures: 0 }
    case 'opened':
      return state.status === 'connecting' ? { status: 'open' } : state
    case 'closed':
      return close(state, event.isFinal)
    case 'delay-over':
      return state.status === 'waiting' ? { status: 'connecting', failures: state.failures } : state
    case 'woken':
      if (state.status === 'given-up') return { status: 'connecting', failures: 0 }
      return state.status === 'waiting' ? { status: 'connecting', failures: state.failures } : state
    case 'stopped':
      return { status: 'idle' }
  }
}

function close(state: SocketState, isFinal: boolean): SocketState {
  switch (state.status) {
    case 'idle':
    case 'waiting':
    case 'given-up':
      return state
    case 'open':
      return isFinal ? { status: 'given-up' } : wait(0)
    case 'connecting':
      return isFinal || state.failures + 1 > socket.reconnectAttempts ? { status: 'given-up' } : wait(state.failures)
  }
}

function wait(attemptsMade: number): SocketState {
  const delayMs = socket.reconnectDelayMs * socket.reconnectFactor ** attemptsMade
  return { status: 'waiting', failures: attemptsMade + 1, delayMs }
}
