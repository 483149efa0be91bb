import type { FastifyRateLimitStore } from '@fastify/rate-limit'

type Callback = Parameters<FastifyRateLimitStore['incr']>[1]
type Window = { count: number; endsAt: number; end: NodeJS.Timeout }

/**
 * Calls are counted for at most this many clients. The client that called least recently is
 * forgotten first, so that a flood of addresses does not fill the memory.
 */
const clientsAtMost = 5_000

/**
 * The plugin's own store forgets a network address only when 5,000 newer addresses have come. On a
 * node with few clients, that may never happen. This store forgets a client when the client's
 * window of time ends.
 */
export class ForgettingStore implements FastifyRateLimitStore {
  readonly #windows = new Map<string, Window>()

  incr(client: string, callback: Callback, windowMs: number): void {
    const window = this.#windows.get(client) ?? this.#begin(client, windowMs)
    window.count += 1
    this.#windows.delete(client)
    this.#windows.set(client, window)
    this.#forgetOldest()
    callback(null, answerOf(window))
  }

  read(client: string, callback: Callback): void {
    callback(null, answerOf(this.#windows.get(client)))
  }

  child(): ForgettingStore {
    return new ForgettingStore()
  }

  #begin(client: string, windowMs: number): Window {
    // This timer does not stop the process from ending.
    const end = setTimeout(() => this.#windows.delete(client), windowMs).unref()
    return { count: 0, endsAt: Date.now() + windowMs, end }
  }

  #forgetOldest(): void {
    const [oldest] = this.#windows
    if (this.#windows.size <= clientsAtMost || !oldest) return
    const [client, { end }] = oldest
    clearTimeout(end)
    this.#windows.delete(client)
  }
}

function answerOf(window: Window | undefined): { current: number; ttl: number } {
  return window ? { current: window.count, ttl: Math.max(0, window.endsAt - Date.now()) } : { current: 0, ttl: 0 }
}
