/** The limits of a request to a wallet of other software. */
export const maximumPresentationRequest = {
  lifetimeMs: 10 * 60 * 1000,
  /** The answer can be read for this long after the request's end. */
  keptMs: 60 * 60 * 1000,
  perHourAndClient: 300,
  /**
   * While a node judges an answer, no other answer to the same request is judged. If the node ends
   * before it has judged, another answer is judged this long after the first one.
   */
  judgingMs: 60_000,
  /** A node judges at most this many answers at the same time. */
  judgedAtOnce: { perNode: 100, perClient: 30 },
}

/**
 * The limit of a file or a call that holds a claim or a credential of other software. It is larger
 * than real ones, even with pictures inside.
 */
export const maximumForeignBytes = 1_000_000

/** The page reads no text file above this limit. No mail is as large, but a video may be. */
export const maximumTextFileBytes = 5_000_000

/**
 * These limits hold before a browser decodes a picture of a code, because a small file can unpack
 * to a picture that fills the page's memory. A phone's photograph stays below the limits.
 */
export const maximumPicture = { bytes: 40_000_000, pixels: 64_000_000 }

/**
 * A claim as a JWT ends this soon. It names no status list, so a revocation takes effect only when
 * the JWT has ended.
 */
export const claimJwtMs = 24 * 60 * 60 * 1000

/** A wallet can take an offered claim for this long. */
export const credentialOfferMs = 10 * 60 * 1000

/**
 * `count` is the most issuing keys of one verifier, including stopped keys. A stopped key that was
 * never announced is kept for at least `keptMs`.
 */
export const maximumIssuerKeys = { count: 100, keptMs: 24 * 60 * 60 * 1000 }

/**
 * An account keeps at most this many offers to wallets, the newest ones. Offers that are over are
 * deleted first.
 */
export const credentialOffersKept = 500
