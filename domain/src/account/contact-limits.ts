/** A message of the contact form is deleted after `keptMonths`, done or not. */
export const contactMessages = { perHourAndClient: 5, keptMonths: 12 }
