/**
 * The page checks at most this many links and files together, because more rows would make it slow.
 */
export const maximumRows = 500
