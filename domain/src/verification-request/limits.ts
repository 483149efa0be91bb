/** A verifier can ask at most this many questions about one request, each with one answer. */
export const maximumQuestions = 10

/**
 * The limits for confirming again what a verifier confirmed before it was accredited. One answer
 * lists at most `listed` of these confirmations, and one call puts at most `atOnce` of them back
 * into the verifier's queue.
 */
export const maximumRenewals = { listed: 1_000, atOnce: 100 }

/** The longest texts that a verifier or an owner writes about a request, in characters. */
export const maximumRequestLength = { reason: 500, question: 500, answer: 500 }
