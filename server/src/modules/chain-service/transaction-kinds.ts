/** Transactions of CHAIN_KEY's account. The last kind of a list fills a gap between two nonces. */
export const serviceKinds = ['anchor', 'revoke', 'fill'] as const
/** Transactions of SPONSOR_KEY's account. */
export const sponsorKinds = ['sponsored', 'sponsored-fill'] as const
export type TransactionKind = (typeof serviceKinds | typeof sponsorKinds)[number]
