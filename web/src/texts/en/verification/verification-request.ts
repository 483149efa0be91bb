export const requestDialogTexts = {
  title: 'Request Verification',
  description: (claimTitle: string) =>
    `Choose who should check “${claimTitle}”. They see the claim’s text, and nothing else unless you share it.`,
  verifier: 'Verifier',
  choose: 'Select a verifier',
  accredited: (wallet: string, domain: string | null) =>
    `Accredited: the name was reviewed${domain === null ? '' : `, and ${domain} belongs to it`}. Wallet ${wallet}.`,
  selfRegistered: (wallet: string) => `Registered itself: nobody has reviewed this name. Wallet ${wallet}.`,
  /** Marks a verifier that has not answered yet in the list of verifiers. */
  asked: (label: string) => `${label} (already asked)`,
  askedOn: (date: string) => `You asked it on ${date}, and it has not answered yet.`,
  loading: 'Loading verifiers',
  empty: 'No verifiers are currently available. Try again later.',
  loadFailed: 'The list of verifiers could not be loaded.',
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
  /** Toasts for a claim's first request, for a renewal, and for a request that the tracker sent. */
  submitted: {
    first: { title: 'Verification Request Submitted', description: 'Your request has been sent to the verifier' },
    renewal: { title: 'Verification Requested', description: 'Your claim counts anew as soon as it is confirmed' },
    tracker: {
      title: 'Verification Request Sent',
      description: 'Your verification request has been submitted successfully',
    },
  },
  /** Replaces the description when private attributes were left out against the owner's wish. */
  withheld: {
    none: 'It was sent without your private attributes: this verifier cannot receive any yet.',
    bad: 'It was sent without your private attributes: this verifier’s key is not signed by its wallet.',
    unknown: 'It was sent without your private attributes: the verifier could not be checked on the chain right now.',
    ended: 'It was sent without your private attributes: this verifier’s key has ended.',
    older: 'It was sent without your private attributes: the key was an older one than this verifier had before.',
    suspended: 'It was sent without your private attributes: this verifier’s wallet is suspended.',
    'not-accredited': 'It was sent without your private attributes: the registry does not know this verifier’s wallet.',
    'other-type': 'It was sent without your private attributes: they were entered for another type of claim.',
  },
  failed: {
    first: { title: 'Error', description: 'Failed to submit verification request' },
    renewal: { title: 'Error', description: 'Failed to request verification.' },
    tracker: { title: 'Error', description: 'Failed to submit verification request' },
  },
  alreadyAsked: { title: 'Error', description: 'You have already asked this verifier. Their answer is still open.' },
  unconfirmed: {
    title: 'Nothing was sent yet',
    description: 'Look at whom your private attributes are sealed for. Agree to the wallet, or share nothing.',
  },
  notSigned: {
    title: 'Nothing was sent',
    description: 'Your wallet did not sign. Try again, or send the request without your private attributes.',
  },
  verifierGone: { title: 'Error', description: 'This verifier cannot be asked at the moment. Choose another one.' },
} as const
