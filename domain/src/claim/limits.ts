/** The most fields of one claim besides the holder's name, the description and derived facts. */
export const maximumFields = 16

/**
 * The limits of one claim's history. Beyond `entries`, edits of the owner and questions are
 * refused, while decisions, signatures and withdrawals are still written. Of one share, the first
 * `viewsOfShare` views become entries, and the rest is only counted. `viewers` is how many browsers
 * are told apart.
 */
export const maximumHistory = { entries: 2_000, viewsOfShare: 100, viewers: 1_000 }
