import { quoteWords } from '@did/domain/proof/quote-words'
import { plural } from '../frame/plural.ts'

export const authorityTexts = {
  unnamedOrganization: 'Your Organization',
  unnamedListed: 'Nobody finds your organization under this name.',
  nameIt: 'Enter its own name in your profile',
  heading: 'Verification Authority',
  readOnlyTitle: 'Verifier Information',
  readOnly: 'Verifiers are organizations that check claims and sign what they checked. Connect a wallet to become one.',
  signedOut: 'Sign in with your wallet to see the requests addressed to you.',
  notAuthorized: 'Not Authorized as Verifier',
  appliedAgain: 'You applied again',
  notAuthorizedText: 'Only verifiers can approve or reject requests. Register your organization to receive them.',
  reviewedText:
    'Organizations are reviewed before they can verify. Apply in your profile, where you also see how your application stands.',
  openProfile: 'Open your profile',
  requestStatus: 'Request Verifier Status',
  requestingStatus: 'Requesting...',
  profileFailed: 'There was an error loading your profile.',
  statusFailed: { title: 'Error', description: 'Failed to request verifier status' },
  authorized: 'Authorized Verifier',
  lookupLabel: 'Verify Claims for DIDs',
  lookupPlaceholder: 'DID token ID',
  lookup: 'Lookup',
  lookupEmpty: 'Please enter a DID token ID',
  lookupFailed: 'The DID could not be looked up. Please try again.',
  lookupOnChain: (tokenId: string, date: string) =>
    `The DID with the token ID ${tokenId} is on the chain since ${date}. It cannot be handed on to another wallet.`,
  lookupMoved: (controller: string, date: string) =>
    `Another wallet, ${controller}, has acted for the owner of this DID since ${date}.`,
  lookupStolen: (date: string) => `The owner’s key has been reported stolen since ${date}. Confirm nothing for it now.`,
  lookupNotOnChain: (tokenId: string) => `No DID with the token ID ${tokenId} is on the chain.`,
  lookupFound: (tokenId: string, count: number) =>
    count === 0
      ? `None of your pending requests is about the DID with the token ID ${tokenId}.`
      : plural(count, {
          one: `# pending request below is about the DID with the token ID ${tokenId}.`,
          other: `# pending requests below are about the DID with the token ID ${tokenId}.`,
        }),
  pendingHeading: 'Pending Verification Requests',
  empty: 'No pending verification requests',
  loadFailed: 'There was an error loading your verification requests.',
  did: (tokenId: string) => `DID: #${tokenId}`,
  from: (username: string) => `From ${quoteWords(username)}`,
  requested: (date: string) => `Requested ${date}`,
  approve: 'Approve',
  reject: 'Reject',
  rejectTitle: 'Reject this request?',
  rejectText: (title: string, username: string) =>
    `${quoteWords(username)} is told at once that ${quoteWords(title)} was not confirmed.`,
  reason: 'Reason (optional)',
  reasonHint: 'Shown to the person who asked.',
  rejecting: 'Rejecting...',
  rejected: { title: 'Verification rejected', description: 'The owner has been told.' },
  decideFailed: (status: 'approved' | 'rejected') => ({
    title: 'Error',
    description: `Failed to ${status} verification`,
  }),
  alreadyDecided: { title: 'Error', description: 'This request has already been decided.' },
} as const
