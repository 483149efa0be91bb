import type { Article } from './article.ts'

export const notFoundTexts = {
  title: '404 Page Not Found',
  text: 'Did you forget to add the page to the router?',
  home: 'Go to Home',
} as const

export const aboutArticle: Article = {
  title: 'About',
  lead: 'Keep credentials under a wallet you own, have each one checked once, and show it to anyone with a link.',
  sections: [
    {
      heading: 'The problem',
      paragraphs: [
        'A diploma, a job, a membership: each is proved again and again, by e-mail, by phone, with copies that anybody could have made. The copies stay where they were sent.',
      ],
    },
    {
      heading: 'How this works',
      list: [
        'You hold an identifier (a DID) with your own wallet.',
        'You describe a credential as a claim and ask an organization you trust to check it.',
        'The organization checks it once and signs exactly what it checked.',
        'You share a link or code. Whoever opens it sees who signed and whether it still holds, without an account.',
      ],
    },
    {
      heading: 'What you do not have to believe',
      paragraphs: [
        'A shared link is checked in the reader’s own browser, from the verifier’s signature and the chain. If one letter of it is changed, the check fails. Our server’s word is not part of it.',
      ],
    },
    {
      heading: 'What it cannot do',
      paragraphs: [
        'A signature says who vouches, not that they are right. Anyone can register as a verifier on an open installation; the check says so, and you decide whom you trust. The proof step that verifiers run is a simulation in this version and decides nothing by itself.',
      ],
    },
  ],
  next: { label: 'See what people use it for', href: '/use-cases' },
}

export const useCasesArticle: Article = {
  title: 'Use Cases',
  lead: 'Wherever a copy of a document is asked for, a link that can be checked does better.',
  sections: [
    {
      heading: 'A degree for an employer',
      paragraphs: [
        'A graduate adds the degree, the university signs it once, and every employer checks the same link in a second. The registrar answers no more phone calls about it.',
      ],
    },
    {
      heading: 'Employment for a landlord or bank',
      paragraphs: [
        'The employer confirms position and start date. The link shows just that, not the contract and not the salary.',
      ],
    },
    {
      heading: 'Professional certification on site',
      paragraphs: [
        'An electrician shows a code at the gate. The guard scans it with a phone, needs no account, and sees whether it was withdrawn.',
      ],
    },
    {
      heading: 'Membership at the desk',
      paragraphs: [
        'An association signs its members’ cards. The receptionist scans, the check says who vouches for it.',
      ],
    },
    {
      heading: 'An identity check that need not be repeated',
      paragraphs: [
        'One trusted organization sees the papers. Others rely on its signature instead of collecting another copy of a passport.',
      ],
    },
  ],
  next: { label: 'Learn how to create your DID', href: '/tutorials/creating-your-first-did' },
}

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
