/**
 * A message of the contact form is deleted after `keptMonths`, even if no administrator has marked
 * it as done. One client may send `perHourAndClient` messages an hour.
 */
export const contactMessages = { perHourAndClient: 5, keptMonths: 12 }

/** The least and the most characters that a message of the contact form may have. */
export const minimumMessageLength = 10
export const maximumMessageLength = 4_000
