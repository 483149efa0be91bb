/** The limits of alerts by e-mail and Web Push. An alert is given up after `triedMs`. */
export const maximumAlerts = {
  devices: 10,
  /** A link can confirm a mail address for this long. */
  confirmMs: 24 * 60 * 60 * 1000,
  /** After a mail of one kind, the next mail of that kind waits for this long. */
  mailPauseMs: 15 * 60 * 1000,
  /** An alert that a node has taken stays with that node for this long, even if the node dies. */
  takenMs: 2 * 60 * 1000,
  backOff: { firstMs: 30_000, longestMs: 60 * 60 * 1000 },
  triedMs: 24 * 60 * 60 * 1000,
  /** The rows of alerts that were sent or given up stay for this long and count for the limits. */
  keptMs: 2 * 24 * 60 * 60 * 1000,
}

/**
 * The limits of mails that ask the owner of an address to confirm it. Whoever has many accounts
 * must not fill a stranger's mailboxes, or use up what the mail provider sends in a day. One client
 * may be a campus, and one mail host may serve a whole country.
 */
export const maximumConfirmations = {
  perHourAndClient: 60,
  aDay: { perAccount: 5, perAddress: 3, perHost: 500, perInstallation: 2_000 },
}

/** An account causes this many mails a day that tell an address that it gets no more mails. */
export const lastMailsADay = 5
