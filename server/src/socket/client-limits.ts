import type { IncomingMessage } from 'node:http'
import { socket as limits, replayedPerSecond } from '@did/domain/call-limits'
import proxyAddress from '@fastify/proxy-addr'
import { normalizeIP } from '@fastify/rate-limit'
import type { Config } from '../config.ts'

type Held = { session: number; visitor: number }

/** Counts what each client does within the present second, and forgets the clients soon after. */
class CountsOfSecond {
  #second = 0
  #counts = new Map<string, number>()

  /** Returns the client's new count. */
  add(client: string, added: number, nowMs: number): number {
    const second = Math.floor(nowMs / 1000)
    if (second !== this.#second) this.#begin(second)
    const count = (this.#counts.get(client) ?? 0) + added
    this.#counts.set(client, count)
    return count
  }

  #begin(second: number): void {
    const counts = new Map<string, number>()
    this.#second = second
    this.#counts = counts
    setTimeout(() => counts.clear(), 1000).unref()
  }
}

/**
 * Limits how many open sockets one client has, and how many handshakes and repeated events it gets
 * within a second. Open sockets of visitors are counted separately, so that visitors cannot take
 * the places of signed-in people who share their IP address.
 */
export class ClientLimits {
  readonly #handshakesPerSecond: number
  readonly #most: Held
  readonly #handshakes = new CountsOfSecond()
  readonly #replayed = new CountsOfSecond()
  readonly #held = new Map<string, Held>()

  constructor({ rateLimits, socketsPerClient }: Pick<Config, 'rateLimits' | 'socketsPerClient'>) {
    this.#handshakesPerSecond = rateLimits.reads
    this.#most = { session: socketsPerClient, visitor: Math.min(limits.visitorsPerClient, socketsPerClient) }
  }

  /** Counts a handshake, and tells whether it may be answered. */
  mayShakeHands(client: string, nowMs: number): boolean {
    return this.#handshakes.add(client, 1, nowMs) <= this.#handshakesPerSecond
  }

  /** Counts earlier events that a socket asked for, and tells whether they may be sent now. */
  mayReplay(client: string, events: number, nowMs: number): boolean {
    return this.#replayed.add(client, events, nowMs) <= replayedPerSecond
  }

  mayOpen(client: string, kind: keyof Held): boolean {
    return (this.#held.get(client)?.[kind] ?? 0) < this.#most[kind]
  }

  add(client: string, kind: keyof Held): void {
    const held = this.#held.get(client) ?? { session: 0, visitor: 0 }
    held[kind] += 1
    this.#held.set(client, held)
  }

  delete(client: string, kind: keyof Held): void {
    const held = this.#held.get(client)
    if (!held) return
    held[kind] -= 1
    if (held.session + held.visitor === 0) this.#held.delete(client)
  }
}

/** A socket's client has the same name as in the limits of HTTP calls. */
export function createClientNames({ trustProxy }: Pick<Config, 'trustProxy'>): (request: IncomingMessage) => string {
  const isTrusted = proxyAddress.compile(trustProxy)
  // A connection that has ended meanwhile has no address.
  return (request) => normalizeIP(proxyAddress(request, isTrusted) ?? '', 64)
}
