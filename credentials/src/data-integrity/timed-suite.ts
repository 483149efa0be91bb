/// <reference path="./digitalbazaar.d.ts" />

/** The canonicalization of an honest document takes a few milliseconds. */
const mostMs = 1000

/**
 * Returns the suite with a time limit for canonicalization. The library limits how deep it
 * searches, but not how many orders of nodes that look alike it tries. Their number grows with the
 * factorial of the number of nodes.
 */
export function limitTime(suite: Cryptosuite): Cryptosuite {
  return {
    ...suite,
    canonize: (input, options) => suite.canonize(input, { ...options, signal: AbortSignal.timeout(mostMs) }),
  }
}
