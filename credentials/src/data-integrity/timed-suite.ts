/// <reference path="./digitalbazaar.d.ts" />

/** An honest document is canonical after a few milliseconds. */
const mostMs = 1000

/**
 * Returns the suite with an end to its canonicalization. The library limits how deep it looks, but
 * not how many orders of alike nodes it tries, and these grow with the factorial of their number.
 */
export function limitTime(suite: Cryptosuite): Cryptosuite {
  return {
    ...suite,
    canonize: (input, options) => suite.canonize(input, { ...options, signal: AbortSignal.timeout(mostMs) }),
  }
}
