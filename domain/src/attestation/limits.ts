/**
 * A verifier keeps at most these records of its signatures for people who have since erased their
 * accounts. The server deletes the oldest records beyond a limit, and every record `years` after
 * the signature.
 */
export const signedRecordsKept = { years: 10, rows: 10_000, bytes: 50_000_000 }

/**
 * A verification ends soon when at most this many days are left. The owner is then reminded, and
 * once more in the last days. A constraint of the table `expiry_reminders` repeats both numbers.
 */
export const endsSoonDays = 30
export const lastReminderDays = 7
