/** SPEC.md 2.10, 2.11, 2.13 and their toasts. */
export const requestDialogTexts = {
  title: 'Request Verification',
  description: (claimTitle: string) =>
    `Choose who should check “${claimTitle}”. They see the claim’s text, nothing else of yours.`,
  verifier: 'Verifier',
  choose: 'Select a verifier',
  accredited: (wallet: string, domain: string | null) =>
    `Accredited: the name was reviewed${domain === null ? '' : `, and ${domain} belongs to it`}. Wallet ${wallet}.`,
  selfRegistered: (wallet: string) => `Registered itself: nobody has reviewed this name. Wallet ${wallet}.`,
  loading: 'Loading verifiers',
  empty: 'No verifiers are currently available. Try again later.',
  loadFailed: 'The list of verifiers could not be loaded.',
  cancel: 'Cancel',
  submit: 'Submit Request',
  submitting: 'Submitting...',
  verifierMissing: { title: 'Please select a verifier', description: 'You must select a verifier to proceed' },
  profileMissing: {
    title: 'User profile required',
    description: 'Please ensure you have a user profile before submitting requests',
  },
  profileFailed: {
    title: 'User Profile Error',
    description: 'Could not fetch your user profile. Please ensure you have created a profile.',
  },
  /** By where the request is made: of a claim that nobody has verified, of one whose verification ended or ends, from the tracker. */
  submitted: {
    first: { title: 'Verification Request Submitted', description: 'Your request has been sent to the verifier' },
    renewal: { title: 'Verification Requested', description: 'Your claim counts anew as soon as it is confirmed' },
    tracker: {
      title: 'Verification Request Sent',
      description: 'Your verification request has been submitted successfully',
    },
  },
  failed: {
    first: { title: 'Error', description: 'Failed to submit verification request' },
    renewal: { title: 'Error', description: 'Failed to request verification.' },
    tracker: { title: 'Error', description: 'Failed to submit verification request' },
  },
  alreadyAsked: { title: 'Error', description: 'You have already asked this verifier. Their answer is still open.' },
  verifierGone: { title: 'Error', description: 'This verifier cannot be asked at the moment. Choose another one.' },
} as const

export const authorityTexts = {
  heading: 'Verification Authority',
  readOnlyTitle: 'Verifier Information',
  readOnly: 'Verifiers are organizations that check claims and sign what they checked. Connect a wallet to become one.',
  signedOut: 'Sign in with your wallet to see the requests addressed to you.',
  notAuthorized: 'Not Authorized as Verifier',
  notAuthorizedText: 'Only verifiers can approve or reject requests. Register your organization to receive them.',
  reviewedText:
    'Organizations are reviewed before they can verify. Apply in your profile, where you also see how your application stands.',
  openProfile: 'Open your profile',
  requestStatus: 'Request Verifier Status',
  requestingStatus: 'Requesting...',
  statusApproved: {
    title: 'Verifier Status Approved',
    description: 'You can now receive and decide verification requests',
  },
  statusFiled: {
    title: 'Verifier Status Requested',
    description: 'Your request to become a verifier has been submitted',
  },
  applicationPending: 'Your application is waiting for a decision.',
  profileFailed: 'There was an error loading your profile.',
  statusFailed: { title: 'Error', description: 'Failed to request verifier status' },
  authorized: 'Authorized Verifier',
  lookupLabel: 'Verify Claims for DIDs',
  lookupPlaceholder: 'DID token ID',
  lookup: 'Lookup',
  lookupEmpty: 'Please enter a DID token ID',
  lookupFound: (tokenId: string, count: number) =>
    count === 0
      ? `None of your pending requests is about the DID with the token ID ${tokenId}.`
      : `${count === 1 ? '1 pending request' : `${count} pending requests`} below ${count === 1 ? 'is' : 'are'} about the DID with the token ID ${tokenId}.`,
  pendingHeading: 'Pending Verification Requests',
  empty: 'No pending verification requests',
  loadFailed: 'There was an error loading your verification requests.',
  did: (didId: number) => `DID: #${didId}`,
  tokenId: (tokenId: string) => `Token ID: ${tokenId}`,
  from: (username: string) => `From ${username}`,
  issuer: 'Issuer',
  noIssuer: 'Not named',
  issueDate: 'Issued',
  type: 'Type',
  requested: (date: string) => `Requested ${date}`,
  approve: 'Approve',
  reject: 'Reject',
  rejectTitle: 'Reject this request?',
  rejectText: (title: string, username: string) => `${username} is told at once that “${title}” was not confirmed.`,
  reason: 'Reason (optional)',
  reasonHint: 'Shown to the person who asked.',
  cancel: 'Cancel',
  rejecting: 'Rejecting...',
  decided: (status: 'approved' | 'rejected') => ({ title: `Verification ${status}` }),
  decideFailed: (status: 'approved' | 'rejected') => ({
    title: 'Error',
    description: `Failed to ${status} verification`,
  }),
  alreadyDecided: { title: 'Error', description: 'This request has already been decided.' },
} as const

export const trackerTexts = {
  heading: 'Verification Requests',
  sentTab: 'Sent Requests',
  claimsTab: 'My Claims',
  refresh: 'Refresh Status',
  refreshing: 'Refreshing...',
  profileFailed: 'There was an error loading your profile.',
  readOnlyTitle: 'Connect Your Wallet',
  readOnly: 'Connect a wallet to follow your verification requests.',
  signedOut: 'Sign in with your wallet to follow your verification requests.',
  profileTitle: 'Profile Required',
  profileText: 'Create a profile before you send a claim to a verifier.',
  loadFailed: 'There was an error loading your verification requests.',
  claimsFailed: 'There was an error loading your claims.',
  noRequests: 'No Requests Sent',
  noRequestsText: 'Send a claim to a verifier, and its answer appears here.',
  noClaims: 'No Claims Found',
  noClaimsText: 'Add a claim to your DID, then have it verified.',
  requested: (date: string) => `Requested ${date}`,
  issued: (date: string) => `Issued ${date}`,
  verifier: (id: number) => `Verifier ID: ${id}`,
  issuer: (issuer: string) => `Issuer: ${issuer}`,
  noIssuer: 'Not named',
  reason: (reason: string) => `Reason: ${reason}`,
  verified: 'Verified',
  unverified: 'Unverified',
  requestVerification: 'Request Verification',
  viewDetails: 'View Details',
  waiting: 'Waiting for the verifier',
} as const

/** Any other status value displays as Unknown (SPEC.md 4). */
export const requestStatusTexts = {
  pending: 'Pending',
  approved: 'Approved',
  rejected: 'Rejected',
  unknown: 'Unknown',
} as const
