/** The most rounds of question and answer of one request. */
export const maximumQuestions = 10

/**
 * These limits apply to what a verifier confirmed before it was accredited. One answer lists at
 * most `listed` of these confirmations, and one call puts at most `atOnce` of them back into the
 * queue.
 */
export const maximumRenewals = { listed: 1_000, atOnce: 100 }

/** The longest texts that a verifier and an owner write about a request, in characters. */
export const maximumRequestLength = { reason: 500, question: 500, answer: 500 }
