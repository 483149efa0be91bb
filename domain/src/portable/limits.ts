/** The limits of a request to a wallet of other software. */
export const maximumPresentationRequest = {
  lifetimeMs: 10 * 60 * 1000,
  /** The answer can be read for this long after the request's end. */
  keptMs: 60 * 60 * 1000,
  perHourAndClient: 300,
}

/**
 * The limit of a file or a call that holds a claim or a credential of other software. It is larger
 * than real ones, even with pictures inside.
 */
export const maximumForeignBytes = 1_000_000

/** The limit is far above any mail, so that no film is read as text. */
export const maximumTextFileBytes = 5_000_000

/**
 * The limits of a picture of a code, which hold before a browser decodes it. A photograph of a
 * phone stays below them. A small file can unpack to a picture that fills the page's memory.
 */
export const maximumPicture = { bytes: 40_000_000, pixels: 64_000_000 }

/** A claim as a JWT names no status, so it ends this soon, and a revocation takes effect then. */
export const claimJwtMs = 24 * 60 * 60 * 1000

/** A wallet can take an offered claim for this long. */
export const credentialOfferMs = 10 * 60 * 1000

/**
 * A verifier's issuing keys, also those that were stopped. A key that was never announced is
 * deleted at the earliest this long after it was stopped.
 */
export const maximumIssuerKeys = { count: 100, keptMs: 24 * 60 * 60 * 1000 }

/** The newest offers to wallets that one account keeps. Offers that are over are deleted first. */
export const credentialOffersKept = 500
