import { normalizeIP } from '@fastify/rate-limit'
import type { FastifyRequest } from 'fastify'

/**
 * A client is an IPv4 address or a /64 network of IPv6. A client for whom the node holds no byte is
 * forgotten.
 */
export class BytesOfClients {
  readonly #sums = new Map<string, number>()
  #total = 0

  /** The bytes of all clients together. */
  get total(): number {
    return this.#total
  }

  of({ ip }: FastifyRequest): number {
    return this.#sums.get(normalizeIP(ip, 64)) ?? 0
  }

  /** Returns a function that takes the bytes away again when it is called for the first time. */
  add({ ip }: FastifyRequest, bytes: number): () => void {
    const client = normalizeIP(ip, 64)
    this.#change(client, bytes)
    let held = bytes
    return () => {
      this.#change(client, -held)
      held = 0
    }
  }

  #change(client: string, bytes: number): void {
    const sum = (this.#sums.get(client) ?? 0) + bytes
    this.#total += bytes
    if (sum > 0) this.#sums.set(client, sum)
    else this.#sums.delete(client)
  }
}
