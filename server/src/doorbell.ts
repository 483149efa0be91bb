import type pg from 'pg'

/** Nodes wake each other by NOTIFY on this channel. A lost ring only delays them until a poll. */
export const doorbellChannel = 'doorbell'

export type Doorbell = {
  /** Ring after the commit: NOTIFY inside a transaction makes all commits of the cluster queue. */
  ring: () => void
}

export function hangDoorbell(pool: pg.Pool): Doorbell {
  let isRinging = false
  return {
    ring() {
      // One ring announces everything that was committed before, so rings do not pile up.
      if (isRinging) return
      isRinging = true
      setImmediate(() => {
        isRinging = false
        pool.query(`notify ${doorbellChannel}`).catch(() => {}) // readers find the events by polling
      })
    },
  }
}
