export const notFoundTexts = {
  title: '404 Page Not Found',
  text: 'Did you forget to add the page to the router?',
  home: 'Go to Home',
} as const

export const templatesTexts = {
  title: 'Templates',
  lead: 'Good starting points for claims. A verifier can only check what is written, so write what can be checked.',
  whatToWrite: 'What to write',
  whoChecks: 'Who usually checks it',
  use: 'Add this claim',
  items: [
    {
      type: 'education',
      write: 'The degree with its exact name, the institution, the year, and your name as it is on the diploma.',
      checks: 'The registrar’s office of the school or university.',
    },
    {
      type: 'kyc',
      write:
        'What was checked and how: for example “identity checked in person with a passport”. Never a document number.',
      checks: 'A bank, a notary, a municipality or an identity service.',
    },
    {
      type: 'certification',
      write: 'The certificate’s name and level, who issued it, and until when it is valid.',
      checks: 'The body that certifies: a chamber, a vendor, an examination board.',
    },
    {
      type: 'employment',
      write: 'Your position, the employer, the place, and since when. Leave the salary out.',
      checks: 'The employer’s human resources department.',
    },
    {
      type: 'membership',
      write: 'The association, the kind of membership, and the year it began.',
      checks: 'The association’s own office.',
    },
  ],
} as const

export const debugTexts = {
  title: 'Debug Tools',
  lead: 'What this page knows right now. Nothing here leaves your browser unless you copy it.',
  copy: 'Copy Report',
  copied: 'Copied',
  copyFailed: 'Copying was not allowed. Select the text and copy it by hand.',
  refresh: 'Check again',
  installation: 'Installation',
  wallet: 'Wallet',
  session: 'Session',
  browser: 'Browser',
  rows: {
    server: 'Server',
    chain: 'Chain',
    registry: 'DID registry',
    policy: 'Verifier policy',
    embedded: 'Runs everything itself',
    address: 'Address',
    network: 'Network',
    expected: 'On the expected network',
    status: 'Status',
    online: 'Online',
    language: 'Language',
    window: 'Window',
    userAgent: 'User agent',
  },
  values: {
    yes: 'Yes',
    no: 'No',
    none: 'None',
    checking: 'Checking...',
    reachable: 'Reachable',
    unreachable: 'Not reachable',
  },
  sessionStatus: {
    none: 'Not signed in',
    signing: 'Waiting for your wallet',
    'signed-in': 'Signed in',
    declined: 'Signature declined',
    expired: 'Expired',
    unreachable: 'Not known yet: the server cannot be reached',
  },
} as const
