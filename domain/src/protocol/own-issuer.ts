/**
 * The wizard writes this text as the issuer into each claim that it creates, so this issuer does
 * not count as the owner's words.
 */
export const wizardIssuer = 'self-issued'

/**
 * Returns the issuer that the owner wrote into a claim, or '' when the owner wrote none. The page
 * shows this issuer under `issuerTerm`.
 */
export function findWrittenIssuer(issuer: string): string {
  return issuer === wizardIssuer ? '' : issuer
}

/**
 * Tells whether the owner named no other issuer than themselves. In this case, the wizard stores
 * the issuer `self-issued`, and the form that adds a claim stores `Self`.
 */
export function isSelfIssued(issuer: string): boolean {
  return issuer === wizardIssuer || issuer === 'Self'
}
