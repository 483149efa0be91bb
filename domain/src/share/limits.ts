// Pages and their texts load this file. The file contains no schema, so that the pages stay small.

/**
 * The page checks at most this many links and files together, because a longer list would make the
 * page slow.
 */
export const maximumRows = 500

/** The short link that an owner shows on their screen ends after this many days. */
export const frontShareDays = 1

/** The longest ciphertext of a share, in characters of base64. */
export const maximumCiphertextLength = 96_000

/** An owner may let a controlled link be opened at most this many times. */
export const maximumShareViews = 10_000

/**
 * The most offered links of a claim, the newest ones. A claim can have several, because its owner
 * may open it on several screens, and each screen shows a link of its own.
 */
export const maximumOfferedShares = 10

/** The most characters of the owner's note on a link. A character is a UTF-16 code unit. */
export const maximumShareLabel = 60
