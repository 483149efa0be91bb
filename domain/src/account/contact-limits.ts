/**
 * A message of the contact form is deleted after `keptMonths`, even if no administrator has marked
 * it as done. One client may send `perHourAndClient` messages an hour.
 */
export const contactMessages = { perHourAndClient: 5, keptMonths: 12 }

/** A message of the contact form has at least and at most this many characters. */
export const minimumMessageLength = 10
export const maximumMessageLength = 4_000
