/**
 * These limits apply to alerts by e-mail and Web Push. The server gives up an alert that it could
 * not send within `triedMs`.
 */
export const maximumAlerts = {
  devices: 10,
  /** The link in a mail can confirm the mail address for this long. */
  confirmMs: 24 * 60 * 60 * 1000,
  /** After a mail of one kind, the next mail of that kind waits for this long. */
  mailPauseMs: 15 * 60 * 1000,
  /**
   * A node that begins to send an alert has this long for it. If the node dies, another node can
   * take the alert afterwards.
   */
  takenMs: 2 * 60 * 1000,
  /** An attempt that takes longer than this has failed. This is less than `takenMs`. */
  attemptMs: 100 * 1000,
  /**
   * The server gives up an alert after this many attempts. The pauses of `backOff` allow fewer in
   * `triedMs`, so only an alert whose attempts end the node, or never end, has so many.
   */
  attempts: 50,
  backOff: { firstMs: 30_000, longestMs: 60 * 60 * 1000 },
  triedMs: 24 * 60 * 60 * 1000,
  /**
   * The rows of alerts that were sent, or that the server gave up, stay for this long and count for
   * the limits.
   */
  keptMs: 2 * 24 * 60 * 60 * 1000,
}

/**
 * These limits apply to mails that ask the owner of an address to confirm it. Somebody with many
 * accounts must not be able to fill a stranger's mailbox, or to use up the mails that the provider
 * sends in a day. One client may be a whole campus, and one mail host may serve a whole country.
 */
export const maximumConfirmations = {
  perHourAndClient: 60,
  aDay: { perAccount: 5, perAddress: 3, perHost: 500, perInstallation: 2_000 },
}

/**
 * A last mail tells the owner of a mail address that an account no longer sends alerts there. One
 * account causes at most this many such mails a day.
 */
export const lastMailsADay = 5

/**
 * A last push message wakes a browser that an account no longer alerts. One browser gets at most
 * `aDay` of them a day from an account, and none if it was added less than `afterMs` ago. So nobody
 * can add browsers and remove them again to wake strangers.
 */
export const lastPushes = { aDay: 5, afterMs: 10 * 60 * 1000 }
