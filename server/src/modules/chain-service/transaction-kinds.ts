/** What the account of CHAIN_KEY sends. The last kind of a list fills a gap between two nonces. */
export const serviceKinds = ['anchor', 'revoke', 'fill'] as const
/** What the account of SPONSOR_KEY sends. */
export const sponsorKinds = ['sponsored', 'sponsored-fill'] as const
export type TransactionKind = (typeof serviceKinds | typeof sponsorKinds)[number]
