/** The limits of a request for proof. `answerCharacters` counts base64 of the sealed answer. */
export const maximumRequestForProof = {
  lifetimeMs: 24 * 60 * 60 * 1000,
  keptMs: 60 * 60 * 1000,
  perHourAndClient: 120,
  statementCharacters: 8_000,
  audience: 80,
  /**
   * The server keeps only the newest answers to a request, so that strangers cannot block the
   * owner's answer by sending many.
   */
  answers: 16,
  /** One client may send this many answers to one request within `answersWindowMs`. */
  answersPerClient: 4,
  answersWindowMs: 10_000,
  answerCharacters: 16_000,
}

/**
 * A proof can be about a day of the years from `first` to `last`. A test compares these years with
 * the encoding (proofs/src/attributes/encoding.ts).
 */
export const provenYears = { first: 1900, last: 2199 }

/**
 * One proof can be about at most this many fields, because the largest circuit has room for this
 * many clauses.
 */
export const maximumProvenFields = 4
