/**
 * The page checks at most this many links and files together, because more rows would make it slow.
 */
export const maximumRows = 500

/** The short link that an owner shows on their screen ends after this many days. */
export const frontShareDays = 1
