/** The most fields of one claim besides the holder's name, the description and derived facts. */
export const maximumFields = 16

/**
 * The limits of one claim's history. Once it has `entries` entries, the server refuses edits by the
 * owner and questions, but still writes decisions, signatures and withdrawals. The first
 * `viewsOfShare` views of a share become entries, and later views are only counted. The server
 * tells at most `viewers` browsers apart.
 */
export const maximumHistory = { entries: 2_000, viewsOfShare: 100, viewers: 1_000 }
