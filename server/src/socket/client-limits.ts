import type { IncomingMessage } from 'node:http'
import { socket as limits } from '@did/domain/call-limits'
import proxyAddress from '@fastify/proxy-addr'
import { normalizeIP } from '@fastify/rate-limit'
import type { Config } from '../config.ts'

type Held = { session: number; visitor: number }

/**
 * Limits the handshakes of one client within a second, and its open sockets. Visitors are counted
 * separately, so that they cannot take the places of signed-in people who share their IP address.
 */
export class ClientLimits {
  readonly #handshakesPerSecond: number
  readonly #most: Held
  #second = 0
  #handshakes = new Map<string, number>()
  readonly #held = new Map<string, Held>()

  constructor({ rateLimits, socketsPerClient }: Pick<Config, 'rateLimits' | 'socketsPerClient'>) {
    this.#handshakesPerSecond = rateLimits.reads
    this.#most = { session: socketsPerClient, visitor: Math.min(limits.visitorsPerClient, socketsPerClient) }
  }

  /** Counts a handshake, and tells whether it may be answered. */
  mayShakeHands(client: string, nowMs: number): boolean {
    const second = Math.floor(nowMs / 1000)
    if (second !== this.#second) this.#handshakes = new Map()
    this.#second = second
    const made = (this.#handshakes.get(client) ?? 0) + 1
    this.#handshakes.set(client, made)
    return made <= this.#handshakesPerSecond
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

/** Returns a function that names the client of a request as the limits of HTTP calls name it. */
export function createClientNames({ trustProxy }: Pick<Config, 'trustProxy'>): (request: IncomingMessage) => string {
  const isTrusted = proxyAddress.compile(trustProxy)
  // A connection that has ended meanwhile has no address.
  return (request) => normalizeIP(proxyAddress(request, isTrusted) ?? '', 64)
}
