/**
 * The record has what the reader wrote about the check. `missing` holds the expected names that no
 * row has.
 */
export type CheckRecord = { checker: string; subject: string; missing: readonly string[] }

export const emptyRecord: CheckRecord = { checker: '', subject: '', missing: [] }
