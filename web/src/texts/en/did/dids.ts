import { plural } from '../frame/plural.ts'

export const didsTexts = {
  heading: 'Your Decentralized Identity',
  readOnlyHeading: 'Decentralized Identity',
  readOnly: {
    title: 'An ID that only you hold',
    text: 'A DID is an NFT in your wallet, on a public ledger. Your claims are attached to it. Nobody can switch it off.',
  },
  loading: 'Loading your DID',
  loadFailure: 'There was an error loading your DID.',
  none: {
    title: 'No DID Created Yet',
    text: 'Mint a DID to attach claims to it and have them verified.',
  },
  mint: 'Mint Your DID',
  card: {
    badge: 'DID NFT',
    title: (tokenId: string) => `DID #${tokenId}`,
    /**
     * On a phone, this title stands in place of the DID's long number, which moves below
     * `technical`.
     */
    shortTitle: 'Your DID',
    technical: 'Technical details',
    created: 'Created',
    lastUpdated: 'Last updated',
    owner: 'Owner',
  },
  offChain: {
    title: 'Not on the chain yet',
    text: 'This DID is only kept here so far. What verifiers confirm counts all the same. Mint it to own it on the chain; your claims stay with it.',
  },
  goneFromChain: {
    title: 'Not on the chain any more',
    text: 'The chain went back to before this DID was minted. Your claims are kept. Mint again to put it back.',
  },
  others: {
    summary: (count: number) =>
      plural(count, { one: '# other DID in this wallet', other: '# other DIDs in this wallet' }),
    text: (tokenId: string) =>
      `Each claim belongs to one DID. Now you see DID #${tokenId} and its claims; choose another one to see and add its claims.`,
    show: 'Show DID',
    onChain: 'On the chain',
    offChain: 'Not on the chain',
  },
  transaction: {
    title: 'Mint Your DID',
    success: 'Your DID has been successfully created.',
  },
  toasts: {
    notConnected: { title: 'Wallet not connected', description: 'Please connect your wallet to mint a DID' },
    failed: { title: 'Error Minting DID', description: 'Failed to mint DID' },
  },
  notSelected: 'No DID selected',
  mintedEventMissing: 'Failed to find DidMinted event',
} as const
