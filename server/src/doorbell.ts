import type pg from 'pg'

/**
 * Nodes wake each other by NOTIFY on this channel. A lost message only delays them until a poll.
 */
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
      // One message announces everything that was committed before it, so messages do not pile up.
      if (isRinging) return
      isRinging = true
      setImmediate(() => {
        isRinging = false
        // Readers find the events by polling, so a message that cannot be sent is ignored.
        pool.query(`notify ${doorbellChannel}`).catch(() => {})
      })
    },
  }
}
