/**
 * A message of the contact form is deleted after `keptMonths`, even if no administrator has marked
 * it as done.
 */
export const contactMessages = { perHourAndClient: 5, keptMonths: 12 }

export const minimumMessageLength = 10
export const maximumMessageLength = 4_000
