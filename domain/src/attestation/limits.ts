/**
 * The limits of what one verifier keeps of its signatures for people who have since erased their
 * accounts. The oldest records beyond a limit are deleted, and every record `years` after the
 * signature.
 */
export const signedRecordsKept = { years: 10, rows: 10_000, bytes: 50_000_000 }

/**
 * A verification ends soon when at most this many days are left. The owner is then reminded, and
 * once more in the last days. A constraint of the table `expiry_reminders` repeats both numbers.
 */
export const endsSoonDays = 30
export const lastReminderDays = 7
