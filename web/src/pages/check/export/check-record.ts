/** `missing` holds the expected names that no row has. */
export type CheckRecord = Written & { missing: readonly string[] }

/** The names of the checker and of the case, which the receipt shows. Both may be empty. */
export type Written = { checker: string; subject: string }

export const emptyRecord: CheckRecord = { checker: '', subject: '', missing: [] }
