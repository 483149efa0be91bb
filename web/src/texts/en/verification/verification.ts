/** The tracker lists the requests that an owner sent and the owner's claims. */
export const trackerTexts = {
  heading: 'Verification Requests',
  sentTab: 'Sent Requests',
  claimsTab: 'My Claims',
  refresh: 'Refresh Status',
  refreshing: 'Refreshing...',
  profileFailed: 'There was an error loading your profile.',
  readOnlyTitle: 'Connect Your Wallet',
  signInTitle: 'Sign In to See Your Requests',
  readOnly: 'Connect a wallet to follow your verification requests.',
  signedOut: 'Sign in with your wallet to follow your verification requests.',
  profileTitle: 'Profile Required',
  createProfile: 'Create Profile',
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
  reason: (reason: string) => `Reason: ${reason}`,
  verified: 'Verified',
  unverified: 'Unverified',
  requestVerification: 'Request Verification',
  viewDetails: 'View Details',
  waiting: 'Waiting for the verifier',
} as const

/** A request whose status is missing here shows as Unknown. */
export const requestStatusTexts = {
  pending: 'Pending',
  approved: 'Approved',
  rejected: 'Rejected',
  /** Stands beside “Approved” after the verifier has revoked the attestation. */
  withdrawn: 'Withdrawn',
  unknown: 'Unknown',
} as const
