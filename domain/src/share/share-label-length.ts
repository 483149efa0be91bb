// The dashboard loads this file, so the file has no schema.

/** The limit counts UTF-16 code units. */
export const maximumShareLabel = 60
