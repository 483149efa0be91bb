import type pg from 'pg'

/** PostgreSQL's channel on which nodes wake each other. The rows are the truth; a lost ring costs one poll's delay. */
export const doorbellChannel = 'doorbell'

export type Doorbell = {
  /** Call it after the commit, never inside the transaction: NOTIFY there makes every commit of the cluster wait in line. */
  ring: () => void
}

export function hangDoorbell(pool: pg.Pool): Doorbell {
  let isRinging = false
  return {
    ring() {
      // One ring wakes for everything that was committed before it, so rings in flight are not stacked up.
      if (isRinging) return
      isRinging = true
      setImmediate(() => {
        isRinging = false
        pool.query(`notify ${doorbellChannel}`).catch(() => {}) // readers poll anyway
      })
    },
  }
}
