/**
 * The wizard writes this issuer into each claim that it creates, so it does not count as the
 * owner's words.
 */
export const wizardIssuer = 'self-issued'

/**
 * Returns the issuer that the owner wrote into a claim, or '' when the owner wrote none. The page
 * shows it under `issuerTerm`.
 */
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
