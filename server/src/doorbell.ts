import type pg from 'pg'

/**
 * Nodes wake each other by NOTIFY on this channel. If a message is lost, the nodes find its events
 * at their next poll.
 */
export const doorbellChannel = 'doorbell'

export type Doorbell = {
  /**
   * Wakes all nodes. Call this only after the commit, because NOTIFY inside a transaction makes all
   * commits of the cluster queue.
   */
  ring: () => void
}

export function hangDoorbell(pool: pg.Pool): Doorbell {
  let isRinging = false
  return {
    ring() {
      // One message announces everything that was committed before it, so calls that ring while a
      // message waits need no message of their own.
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
