/**
 * The limits of the signed records that a verifier keeps. The server deletes the oldest records
 * beyond `rows` or `bytes`, and each record after `years`.
 */
export const signedRecordsKept = { years: 10, rows: 10_000, bytes: 50_000_000 }

/**
 * The owner is reminded when a confirmation has `endsSoonDays` days left, and again when it has
 * `lastReminderDays`. A constraint of the table `expiry_reminders` repeats both numbers.
 */
export const endsSoonDays = 30
export const lastReminderDays = 7
