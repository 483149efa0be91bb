/**
 * A verifier keeps at most this many signed records, which are about people who have since erased
 * their accounts. The server deletes the oldest records beyond `rows` or `bytes`, and every record
 * `years` after the signature.
 */
export const signedRecordsKept = { years: 10, rows: 10_000, bytes: 50_000_000 }

/**
 * A confirmation counts as ending soon when at most `endsSoonDays` days are left. The owner is then
 * reminded, and again when `lastReminderDays` days are left. A constraint of the table
 * `expiry_reminders` repeats both numbers.
 */
export const endsSoonDays = 30
export const lastReminderDays = 7
