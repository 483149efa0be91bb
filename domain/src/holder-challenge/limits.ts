/**
 * A holder challenge to a person who is present lasts minutes, and one that is sent by mail lasts a
 * day.
 */
export const holderChallengeSeconds = { minutes: 5 * 60, day: 24 * 60 * 60 }

/** The limits of a holder challenge. `characters` counts base64 of a sealed text. */
export const maximumHolderChallenge = {
  keptMs: 10 * 60 * 1000,
  perHourAndClient: 120,
  /**
   * The server keeps only the newest answers to a challenge, so that strangers cannot block the
   * holder's answer by sending many.
   */
  answers: 16,
  /** One client may send this many answers to one challenge within `answersWindowMs`. */
  answersPerClient: 4,
  answersWindowMs: 10_000,
  characters: 16_000,
}
