/** The most fields of one claim besides the holder's name, the description and derived facts. */
export const maximumFields = 16

/**
 * `fields` and `bytes` limit one claim template. `perVerifier` limits a verifier's published
 * templates, and `page` the templates in one answer.
 */
export const maximumTemplates = { fields: 12, choices: 40, bytes: 20_000, perVerifier: 50, retired: 100, page: 50 }

/** The newest offers to wallets that one account keeps. Offers that are over are deleted first. */
export const credentialOffersKept = 500

/**
 * The limits of one claim's history. Beyond `entries`, edits of the owner and questions are
 * refused, while decisions, signatures and withdrawals are still written. Of one share, the first
 * `viewsOfShare` views become entries, and the rest is only counted. `viewers` is how many browsers
 * are told apart.
 */
export const maximumHistory = { entries: 2_000, viewsOfShare: 100, viewers: 1_000 }
