/**
 * The wizard writes this issuer into each claim that it creates, so it does not count as the
 * owner's words.
 */
export const wizardIssuer = 'self-issued'

/**
 * Returns the issuer that the owner wrote into a claim, or ''. The page shows this issuer under
 * `issuerTerm`.
 */
export function findWrittenIssuer(issuer: string): string {
  return issuer === wizardIssuer ? '' : issuer
}

/**
 * Tells whether the owner named no other issuer than themselves. The wizard then stores
 * `self-issued`, and the form that adds a claim stores `Self`.
 */
export function isSelfIssued(issuer: string): boolean {
  return issuer === wizardIssuer || issuer === 'Self'
}
