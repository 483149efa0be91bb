import type { Subscriber } from './subscriber.ts'

export class Subscribers {
  readonly #visitors = new Set<Subscriber>()
  /** Each account's sockets stand in the order of their opening. */
  readonly #byAddress = new Map<string, readonly Subscriber[]>()
  readonly #ready = new Set<Subscriber>()
  #ofSessions = 0

  get ofVisitors(): number {
    return this.#visitors.size
  }

  get ofSessions(): number {
    return this.#ofSessions
  }

  add(subscriber: Subscriber): void {
    const { opener } = subscriber
    if (opener) this.#byAddress.set(opener.address, this.of(opener.address).concat(subscriber))
    else this.#visitors.add(subscriber)
    if (opener) this.#ofSessions += 1
  }

  delete(subscriber: Subscriber): void {
    const { opener } = subscriber
    this.#ready.delete(subscriber)
    this.#visitors.delete(subscriber)
    if (!opener) return
    const others = this.of(opener.address).filter((each) => each !== subscriber)
    if (others.length > 0) this.#byAddress.set(opener.address, others)
    else this.#byAddress.delete(opener.address)
    this.#ofSessions -= 1
  }

  of(address: string): readonly Subscriber[] {
    return this.#byAddress.get(address) ?? []
  }

  ofAccounts(): readonly Subscriber[] {
    return [...this.#byAddress.values()].flat()
  }

  all(): readonly Subscriber[] {
    return [...this.#visitors, ...this.ofAccounts()]
  }

  /** The socket gets its next events at once, even if none of them is new. */
  markReady(subscriber: Subscriber): void {
    if (subscriber.opener) this.#ready.add(subscriber)
  }

  takeReady(): readonly Subscriber[] {
    const ready = [...this.#ready]
    this.#ready.clear()
    return ready
  }
}
