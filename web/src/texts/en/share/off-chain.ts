/** What the Share tab says of a claim whose DID is not on the chain. */
export const offChainTexts = {
  title: 'Your DID is not on the chain yet',
  text: 'Until you mint it, whoever opens a link reads in yellow that you hold no DID. A link that you have given away turns green as soon as you have minted.',
  action: 'To my DIDs',
} as const
