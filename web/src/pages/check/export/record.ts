/**
 * The record has what the reader wrote about the check. `missing` holds the expected names that no
 * row has.
 */
export type CheckRecord = Written & { missing: readonly string[] }

/** Who checks, and for which case. Both may be empty. */
export type Written = { checker: string; subject: string }

export const emptyRecord: CheckRecord = { checker: '', subject: '', missing: [] }
