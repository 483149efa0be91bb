import { WebSocket } from 'ws'

/** `isBinary` is true for a message that is no text. */
export type Hearer = {
  onMessage: (data: unknown, isBinary: boolean) => void
  onPing: () => void
  onPong: () => void
  onClose: () => void
}

/**
 * A socket with one `hearer` takes less memory: a table of listeners, as other sockets have, would
 * take a quarter of a socket's memory.
 */
export class HeardSocket extends WebSocket {
  hearer: Hearer | null = null

  override emit(event: string | symbol, ...values: unknown[]): boolean {
    if (event === 'message') this.hearer?.onMessage(values[0], values[1] === true)
    if (event === 'ping') this.hearer?.onPing()
    if (event === 'pong') this.hearer?.onPong()
    if (event === 'close') this.hearer?.onClose()
    // An error needs no hearer, because the event 'close' follows. The library has already answered
    // with a code, for example 1009 for a frame that is too large.
    if (event === 'error') return true
    return super.emit(event, ...values)
  }
}
