// The dashboard loads this file, so no schema stands here.

/** In UTF-16 code units. */
export const maximumShareLabel = 60
