/** The wizard gives this issuer to each of its claims, so it does not count as an owner's words. */
export const wizardIssuer = 'self-issued'

/** Returns the issuer to show under `issuerTerm`, or '' when the owner wrote none. */
export function findWrittenIssuer(issuer: string): string {
  return issuer === wizardIssuer ? '' : issuer
}

/**
 * Tells whether the owner named nobody else as the issuer. The wizard and the dialog write two
 * words.
 */
export function isSelfIssued(issuer: string): boolean {
  return issuer === wizardIssuer || issuer === 'Self'
}
