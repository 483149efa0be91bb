export const profileTexts = {
  heading: 'Your Profile',
  readOnly: {
    title: 'Connect Your Wallet',
    text: 'Connect a wallet to see and edit your profile.',
    signInTitle: 'Sign In to See Your Profile',
    signInText: 'Your wallet is connected. Sign in to see and edit your profile.',
  },
  loading: 'Loading your profile',
  loadFailure: 'There was an error loading your profile.',
  welcome: {
    title: 'Welcome to DID Verification',
    text: 'A profile gives verifiers a name to see next to your requests. You can change it at any time.',
    create: 'Create Profile',
    creating: 'Creating...',
  },
  card: {
    verifierBadge: 'Verifier',
    wallet: 'Wallet',
    name: 'Full name',
    email: 'Email',
    organization: 'Organization',
    notGiven: 'Not given',
    edit: 'Edit Profile',
    requestVerifier: 'Request Verifier Status',
  },
  form: {
    username: 'Username',
    usernameHint: 'Verifiers see this name next to your requests.',
    name: 'Full name (optional)',
    email: 'Email (optional)',
    organization: 'Organization (optional)',
    organizationHint: 'Owners see this name when they choose a verifier.',
  },
  editDialog: {
    title: 'Edit Profile',
    description: 'Only you and the verifiers you ask can see this.',
    save: 'Save Changes',
    saving: 'Saving...',
  },
  verifierDialog: {
    title: 'Request Verifier Status',
    description:
      'Verifiers check other people’s claims and sign what they checked. Which organization do you check claims for?',
    organization: 'Organization',
    organizationMissing: 'Please enter the name of your organization',
    submit: 'Send Request',
    submitting: 'Sending...',
  },
  toasts: {
    updated: { title: 'Profile Updated', description: 'Your profile has been updated successfully' },
    created: { title: 'Profile Created', description: 'Your profile has been created successfully' },
    verifierFailed: { title: 'Error', description: 'Failed to request verifier status' },
    /** Shown if another tab or device deleted the account while this dialog was open. */
    userMissing: { title: 'Error', description: 'User not found' },
  },
} as const
