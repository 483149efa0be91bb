/** The limits of alerts by e-mail and Web Push. An alert is given up after `triedMs`. */
export const maximumAlerts = {
  devices: 10,
  /** A link can confirm a mail address for this long. */
  confirmMs: 24 * 60 * 60 * 1000,
  confirmationsADay: { perAccount: 5, perAddress: 3 },
  /** After a mail of one kind, the next mail of that kind waits for this long. */
  mailPauseMs: 15 * 60 * 1000,
  /** An alert that a node has taken stays with that node for this long, even if the node dies. */
  takenMs: 2 * 60 * 1000,
  backOff: { firstMs: 30_000, longestMs: 60 * 60 * 1000 },
  triedMs: 24 * 60 * 60 * 1000,
  /** The rows of alerts that were sent or given up stay for this long and count for the limits. */
  keptMs: 2 * 24 * 60 * 60 * 1000,
}
