/**
 * The limits of alerts by e-mail and Web Push. The server gives up an alert that it could not send
 * within `triedMs`.
 */
export const maximumAlerts = {
  devices: 10,
  /** The link in a mail can confirm the mail address for this long. */
  confirmMs: 24 * 60 * 60 * 1000,
  /** The shortest time between two alert mails of one kind to the same person. */
  mailPauseMs: 15 * 60 * 1000,
  /**
   * A node that has begun to send an alert has this much time. Then another node can send the
   * alert, because the first node may have died.
   */
  takenMs: 2 * 60 * 1000,
  /**
   * An attempt to send an alert has failed if it takes longer than this. This time is shorter than
   * `takenMs`.
   */
  attemptMs: 100 * 1000,
  /**
   * The server gives up an alert after this many attempts. With the pauses of `backOff`, fewer
   * attempts fit into `triedMs`. So an alert reaches this number only if no node records how its
   * attempts end, for example because each attempt makes the node die.
   */
  attempts: 50,
  backOff: { firstMs: 30_000, longestMs: 60 * 60 * 1000 },
  triedMs: 24 * 60 * 60 * 1000,
  /**
   * The server keeps the row of an alert for this long after it sent or gave up the alert. During
   * this time, the row counts for the limits of alerts.
   */
  keptMs: 2 * 24 * 60 * 60 * 1000,
}

/**
 * The limits of mails that ask the owner of an address to confirm it. Nobody may fill a stranger's
 * mailbox with many accounts, or use up the mails that the provider sends in a day. One client may
 * be a whole campus, and one mail host may serve a whole country.
 */
export const maximumConfirmations = {
  perHourAndClient: 60,
  aDay: { perAccount: 5, perAddress: 3, perHost: 500, perInstallation: 2_000 },
}

/**
 * When an account no longer sends alerts to a mail address, a last mail tells this to the address's
 * owner. One account causes at most this many such mails a day.
 */
export const lastMailsADay = 5

/**
 * When an account no longer alerts a browser, a last push message tells this to the browser. One
 * browser gets at most `aDay` such messages a day from an account, and none if the account added
 * the browser less than `afterMs` ago. So nobody can wake strangers by adding and removing their
 * browsers.
 */
export const lastPushes = { aDay: 5, afterMs: 10 * 60 * 1000 }
