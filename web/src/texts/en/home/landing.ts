export const landingTexts = {
  documentTitle: 'Your credentials, checked once',
  hero: {
    title: ['Your credentials,', 'checked once,', 'shared on your terms.'],
    lead: 'Keep proof of your education, job or identity in one place. Show only what is asked for, nothing more.',
    connect: 'Connect your wallet to begin',
    connecting: 'Connecting...',
    scan: 'Check a code you were given',
    noWallet: 'No wallet yet?',
    howItWorks: 'See how it works',
    lookAround: 'look around without one',
    or: 'or',
  },
  sample: {
    label: 'Example of a verified claim',
    type: 'Education Credential',
    badge: 'Verified',
    date: 'Issued Jun 12, 2024',
    title: 'BSc Computer Science',
    verifiedBy: 'Verified by:',
    issuer: 'University of Porto',
  },
  steps: {
    heading: 'How it works',
    items: [
      { title: 'Create your DID', text: 'A permanent ID that you own. No company can take it away.' },
      { title: 'Add claims', text: 'A degree, a job, a membership: one card for each.' },
      { title: 'Get verified', text: 'A trusted organization checks it once. Share it anywhere.' },
    ],
  },
  explainer: {
    heading: 'What is a DID?',
    lead: 'A decentralized identifier is an ID of your own that nobody hands out and nobody can switch off.',
    items: [
      {
        title: 'Decentralized',
        text: 'It is kept on a public ledger, not in one company’s database. You hold it with your wallet.',
      },
      {
        title: 'Persistent',
        text: 'It stays the same when you change your job, your school or your e-mail address.',
      },
      {
        title: 'Verifiable',
        text: 'Anyone you give a link or code to can check who vouches for it, in a second and without an account.',
      },
    ],
    learnMore: 'Read the introduction to DIDs',
  },
  closing: {
    heading: 'Were you handed a code?',
    text: 'You need no wallet and no account to check it.',
    scan: 'Scan QR',
    checkMany: 'Check many',
    debug: 'Debug Tools',
  },
} as const
