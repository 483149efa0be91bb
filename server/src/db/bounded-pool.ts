import pg from 'pg'
import { type DatabaseClock, outOfTime, readClock } from './database-clock.ts'

type Callback = (error: Error | undefined, client: pg.PoolClient | undefined, done: pg.PoolClient['release']) => void

/**
 * Lends connections for as long as the `DatabaseClock` of the API call allows. After that time
 * nobody knows what state the connection is in, perhaps in the middle of a commit. So the pool
 * closes the connection, which makes a hanging statement fail, and never lends it again.
 */
export class BoundedPool extends pg.Pool {
  override connect(): Promise<pg.PoolClient>
  override connect(callback: Callback): void
  override connect(callback?: Callback): Promise<pg.PoolClient> | undefined {
    const taken = this.#take(readClock())
    if (!callback) return taken
    taken.then(
      (client) => callback(undefined, client, client.release),
      (error: Error) => callback(error, undefined, () => {}),
    )
    return undefined
  }

  async #take(clock: DatabaseClock): Promise<pg.PoolClient> {
    const { promise: over, reject } = Promise.withResolvers<never>()
    let taken: pg.PoolClient | null = null
    const end = clock.begin(() => {
      reject(outOfTime())
      if (taken) close(taken)
    })
    const taking = super.connect()
    try {
      taken = await Promise.race([taking, over])
    } catch (error) {
      end()
      taking.then(
        (late) => late.release(),
        () => {},
      )
      throw error
    }
    releaseOnClock(taken, clock, end)
    return taken
  }
}

function releaseOnClock(client: pg.PoolClient, clock: DatabaseClock, end: () => void): void {
  const release = client.release
  client.release = (error) => {
    end()
    release(clock.isOver || error)
  }
}

/** The type of a pool's client has no `end`, but every client of the pool is a `pg.Client`. */
function close(client: pg.PoolClient): void {
  if (client instanceof pg.Client) client.end().catch(() => {})
}
