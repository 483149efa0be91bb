import { AsyncLocalStorage } from 'node:async_hooks'

/** How long one call waits for the database, all its statements, its commit and its rollback together. */
const patienceMs = 7_000

/**
 * Counts the time during which somebody waits for the database or holds one of its connections. When the time is used up, every
 * wait is told to give up, and no further wait begins.
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

  /** Answers with how to say that the wait has ended. */
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

const clocks = new AsyncLocalStorage<DatabaseClock>()

/** Runs a part of a call, so that all its parts use up the time of one clock. */
export function onClock<Result>(clock: DatabaseClock, task: () => Result): Result {
  return clocks.run(clock, task)
}

/** The clock of the call that runs. Work outside of a call has a new clock for each connection that it takes. */
export function readClock(): DatabaseClock {
  return clocks.getStore() ?? new DatabaseClock()
}

/** Worded as node-postgres words a connection that ends, so that the edge answers both alike. */
export function outOfTime(): Error {
  return new Error('Connection terminated: the call has waited too long for the database')
}
