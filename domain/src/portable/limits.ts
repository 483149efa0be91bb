/** The limits of a request to a wallet of other software. */
export const maximumPresentationRequest = {
  lifetimeMs: 10 * 60 * 1000,
  /** The answer can be read for this long after the request's end. */
  keptMs: 60 * 60 * 1000,
  perHourAndClient: 300,
}

/** The limit is larger than real credentials and claim files, even with pictures inside. */
export const maximumForeignBytes = 1_000_000
