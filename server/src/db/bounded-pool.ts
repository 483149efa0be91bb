import pg from 'pg'
import { type DatabaseClock, outOfTime, readClock } from './database-clock.ts'

type Callback = (error: Error | undefined, client: pg.PoolClient | undefined, done: pg.PoolClient['release']) => void

/**
 * Lends connections for as long as the `DatabaseClock` of the API call allows. After that time
 * nobody knows the state of the connection, which may be in the middle of a commit. So the pool
 * closes it, which makes a hanging statement fail, and never lends it again.
 */
export class BoundedPool extends pg.Pool {
  override connect(): Promise<pg.PoolClient>
  override connect(callback: Callback): void
  override connect(callback?: Callback): Promise<pg.PoolClient> | undefined {
    if (callback) {
      this.#take(readClock(), callback)
      return undefined
    }
    const { promise, resolve, reject } = Promise.withResolvers<pg.PoolClient>()
    this.#take(readClock(), (error, client) => (client ? resolve(client) : reject(error)))
    return promise
  }

  #take(clock: DatabaseClock, callback: Callback): void {
    let taken: pg.PoolClient | undefined
    let end = () => {}
    try {
      end = clock.begin(() => {
        if (taken) close(taken)
        else callback(outOfTime(), undefined, () => {})
      })
    } catch (error) {
      callback(error as Error, undefined, () => {})
      return
    }
    super.connect((error, client) => {
      if (clock.isOver) return client?.release()
      taken = client
      if (client) releaseOnClock(client, clock, end)
      else end()
      callback(error, client, client?.release ?? (() => {}))
    })
  }
}

function releaseOnClock(client: pg.PoolClient, clock: DatabaseClock, end: () => void): void {
  const release = client.release
  client.release = (error) => {
    end()
    // The pool must drop a closed connection at once. The connection looks alive until its `close`
    // event, so the next API call could get it.
    release(clock.isOver || client.connection.stream.destroyed || error)
  }
}

/** `end` would wait for answers to the statements under way. */
function close(client: pg.PoolClient): void {
  client.connection.stream.destroy()
}
