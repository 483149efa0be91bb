/**
 * The limits of what one verifier keeps of its signatures for people who have since erased their
 * accounts. The oldest records beyond a limit are deleted, and every record `years` after the
 * signature.
 */
export const signedRecordsKept = { years: 10, rows: 10_000, bytes: 50_000_000 }
