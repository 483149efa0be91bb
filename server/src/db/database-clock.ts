import { AsyncLocalStorage } from 'node:async_hooks'

/**
 * One API call waits for the database for at most this long in total, including the commit and the
 * rollback.
 */
const patienceMs = 7_000

/**
 * When the time of an API call is used up, each further wait of the call for the database fails.
 */
export class DatabaseClock {
  readonly #waits = new Set<() => void>()
  #leftMs: number
  #startedAt = 0
  #timer: NodeJS.Timeout | undefined
  #isOver = false

  constructor(ms = patienceMs) {
    this.#leftMs = ms
  }

  get isOver(): boolean {
    return this.#isOver
  }

  begin(giveUp: () => void): () => void {
    if (this.#isOver) throw outOfTime()
    if (this.#waits.size === 0) this.#start()
    this.#waits.add(giveUp)
    return () => {
      if (this.#waits.delete(giveUp) && this.#waits.size === 0) this.#stop()
    }
  }

  #start(): void {
    this.#startedAt = performance.now()
    this.#timer = setTimeout(() => {
      this.#isOver = true
      for (const giveUp of this.#waits) giveUp()
    }, this.#leftMs)
  }

  #stop(): void {
    clearTimeout(this.#timer)
    this.#leftMs = Math.max(0, this.#leftMs - (performance.now() - this.#startedAt))
  }
}

const clocks = new AsyncLocalStorage<DatabaseClock | undefined>()

export function onClock<Result>(clock: DatabaseClock, task: () => Result): Result {
  return clocks.run(clock, task)
}

/** Runs a long task of an API call as if it were not part of the call. */
export function offClock<Result>(task: () => Result): Result {
  return clocks.run(undefined, task)
}

/** Work outside of an API call gets a new clock for each connection that it takes. */
export function readClock(): DatabaseClock {
  return clocks.getStore() ?? new DatabaseClock()
}

/**
 * Returns an error with the words of node-postgres for a lost connection, by which `isDatabaseAway`
 * recognizes it.
 */
export function outOfTime(): Error {
  return new Error('Connection terminated: the call has waited too long for the database')
}
