/** A message of the contact form is deleted after `keptMonths`, done or not. */
export const contactMessages = { perHourAndClient: 5, keptMonths: 12 }

/** The shortest and the longest message have this many characters. */
export const minimumMessageLength = 10
export const maximumMessageLength = 4_000
