/** The most rounds of question and answer of one request. */
export const maximumQuestions = 10

/**
 * The limits of what a verifier confirmed before it was accredited: how many confirmations one
 * answer lists, and how many one call makes wait again.
 */
export const maximumRenewals = { listed: 1_000, atOnce: 100 }

/** The longest texts that a verifier and an owner write about a request, in characters. */
export const maximumRequestLength = { reason: 500, question: 500, answer: 500 }
