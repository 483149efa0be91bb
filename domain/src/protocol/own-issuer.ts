/**
 * The wizard writes this issuer into each of its claims, so it does not count as the owner's words.
 */
export const wizardIssuer = 'self-issued'

/** Returns the issuer to show under `issuerTerm`, or '' when the owner wrote none. */
export function findWrittenIssuer(issuer: string): string {
  return issuer === wizardIssuer ? '' : issuer
}

/**
 * Tells whether the owner named nobody else as the issuer. The wizard writes `self-issued` for
 * this, and the dialog writes `Self`.
 */
export function isSelfIssued(issuer: string): boolean {
  return issuer === wizardIssuer || issuer === 'Self'
}
