/** The limits of a presentation request, which asks a wallet of other software to show a claim. */
export const maximumPresentationRequest = {
  lifetimeMs: 10 * 60 * 1000,
  /**
   * Whoever made the presentation request can read its outcome for this long after the request's
   * end.
   */
  keptMs: 60 * 60 * 1000,
  perHourAndClient: 300,
  /**
   * Only one answer to a presentation request is judged at a time. If the node that judges it dies,
   * another answer can be judged this long after the judging began.
   */
  judgingMs: 60_000,
  judgedAtOnce: { perNode: 100, perClient: 30 },
}

/**
 * The most bytes of a file or a call with a claim or a credential of other software. Real
 * credentials are smaller, even with pictures inside.
 */
export const maximumForeignBytes = 1_000_000

/** The page reads no text file above this limit. No mail is as large, but a video may be. */
export const maximumTextFileBytes = 5_000_000

/**
 * The limits of a picture of a code. A small file can unpack to a picture that fills the page's
 * memory. A phone's photograph stays below the limits.
 */
export const maximumPicture = { bytes: 40_000_000, pixels: 64_000_000 }

/**
 * A credential in the form of a JWT ends after this time. Such a credential names no status list,
 * so other software does not learn of a revocation before this end.
 */
export const claimJwtMs = 24 * 60 * 60 * 1000

/** A wallet can take an offered claim for this long. */
export const credentialOfferMs = 10 * 60 * 1000

/**
 * A verifier has at most `count` issuing keys, including stopped ones. A stopped key that was never
 * announced is kept for at least `keptMs`.
 */
export const maximumIssuerKeys = { count: 100, keptMs: 24 * 60 * 60 * 1000 }

/**
 * The offers to wallets that an account keeps, the newest ones. Offers that have ended are deleted
 * first.
 */
export const credentialOffersKept = 500

/**
 * At most this many credentials of one claim wait for the signature of the verifier's browser, or
 * for the wallets that asked for them. When one more has to wait, the offer of the oldest ends.
 */
export const credentialsToSignOfClaim = 10
