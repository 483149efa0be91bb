import type pg from 'pg'

/** Nodes wake each other by NOTIFY on this channel. A lost ring only delays them until a poll. */
export const doorbellChannel = 'doorbell'

export type Doorbell = {
  /**
   * Call this only after the commit, because NOTIFY inside a transaction makes all commits of the
   * cluster queue.
   */
  ring: () => void
}

export function hangDoorbell(pool: pg.Pool): Doorbell {
  let isRinging = false
  return {
    ring() {
      // One ring announces everything that was committed before it, so rings do not pile up.
      if (isRinging) return
      isRinging = true
      setImmediate(() => {
        isRinging = false
        // Readers find the events by polling, so a failed ring is ignored.
        pool.query(`notify ${doorbellChannel}`).catch(() => {})
      })
    },
  }
}
