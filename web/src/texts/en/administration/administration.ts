import { quoteWords } from '@did/domain/proof/quote-words'
/** Administrators read these texts, and so do applicants and verifiers about their standing. */
export const administrationTexts = {
  notAllowed: { title: 'For administrators', text: 'This wallet is not one that decides who may verify.' },
  applications: {
    heading: 'Applications',
    empty: 'Nobody is waiting for a decision.',
    failed: 'The applications could not be loaded.',
    applied: (date: string) => `Applied ${date}`,
    from: (username: string) => `From ${quoteWords(username)}`,
    domainProven: (domain: string) => `Proved that it runs ${domain}`,
    domainUnproven: 'No domain proven',
    newName: (name: string) => `Accredited as ${quoteWords(name)} now; asks for this new name`,
    again: 'Was suspended before',
    finishing: 'Accredited on the chain. Finishing the decision…',
    approve: 'Approve',
    refuse: 'Refuse',
  },
  decisions: {
    heading: 'Decisions so far',
    empty: 'Nothing has been decided yet.',
    failed: 'The decisions could not be loaded.',
    status: { approved: 'Approved', refused: 'Refused', suspended: 'Suspended' },
    by: (administrator: string) => `Decided by ${administrator}`,
  },
  approveDialog: {
    title: 'Approve this application?',
    text: 'The public register on the chain will name this verifier. The register keeps every name for ever.',
    name: 'Name',
    domain: 'Domain',
    wallet: 'Wallet',
  },
  approveTransaction: {
    title: 'Accredit a verifier',
    success: 'The accreditation is on the chain, and the applicant has been told.',
  },
  refuseDialog: {
    title: 'Refuse this application?',
    text: (organization: string) => `${quoteWords(organization)} will be told, and may apply again.`,
    confirm: 'Refuse',
    confirming: 'Refusing...',
  },
  accredited: {
    heading: 'Register',
    suspend: 'Suspend',
    suspendEarlier: 'Start the suspension earlier',
  },
  suspendDialog: {
    title: 'Suspend this verifier?',
    text: (name: string) =>
      `From now on ${quoteWords(name)} cannot verify. What it confirmed before stays as it was. The reason is public and stays for ever.`,
    earlierText: 'Leave it empty for now. Choose an earlier moment when somebody else used its wallet since then.',
    confirm: 'Suspend',
    confirming: 'Suspending...',
  },
  suspendEarlierDialog: {
    title: 'Start the suspension earlier?',
    text: (name: string) =>
      `${quoteWords(name)} is suspended. What it confirmed from the moment that you choose on will not count either. The reason is public and stays for ever.`,
    earlierText: 'It must lie before the suspension. It can never be moved to a later one.',
    confirm: 'Start it earlier',
    confirming: 'Saving...',
  },
  asOf: {
    label: 'From which moment on',
    faults: {
      'no-date': 'Choose a date and a time',
      future: 'This moment has not come yet',
      'before-accreditation': 'The verifier was not accredited yet at this moment',
      'not-earlier': 'Choose a moment before the suspension',
    },
  },
  suspendTransaction: {
    title: 'Suspend a verifier',
    success: 'The suspension is on the chain, and the verifier has been told.',
  },
  reason: 'Reason',
  reasonHint: 'They will read this.',
  reasonMissing: 'Please give a reason',
  toasts: {
    approved: (name: string) => ({ title: 'Accredited', description: `${quoteWords(name)} may verify from now on` }),
    refused: (name: string) => ({ title: 'Refused', description: `${quoteWords(name)} has been told` }),
    suspended: (name: string) => ({ title: 'Suspended', description: `${quoteWords(name)} cannot verify any more` }),
    failed: 'Error',
  },
} as const

export const standingTexts = {
  heading: 'Your standing as a verifier',
  refused: 'Your application was refused',
  refusedText: (organization: string) => `${quoteWords(organization)} was not accredited. You can apply again.`,
  pending: 'Your application is being reviewed',
  pendingText: (organization: string) =>
    `An administrator decides about ${quoteWords(organization)}. You will be told here.`,
  suspended: (date: string) => `Suspended since ${date}`,
  suspendedText: 'You cannot verify at the moment. What you confirmed before stays as it was.',
  accredited: (name: string) => `Accredited as ${quoteWords(name)}`,
  accreditedText: (date: string) => `Since ${date}, in the public register on the chain.`,
  domain: {
    heading: 'Your domain',
    intro:
      'Show that your organization runs its web site. People who check a confirmation of yours will see the domain.',
    proven: (domain: string) => `${domain} is proven`,
    provenText: (seen: string, until: string) => `Seen ${seen}. It holds until ${until}.`,
    onChain: 'It is shown once an administrator accredits you with it.',
    label: 'Domain',
    hint: 'For example northfield.edu, without https:// or a path.',
    step1: 'Create the file and put it on your web site at',
    create: 'Create File',
    creating: 'Confirm in your wallet...',
    /** Replaces the words about the wallet for a person who signed in with a passkey. */
    byPasskey: { creating: 'Confirm with your passkey...' },
    step2: 'When it is there, let us look for it.',
    check: 'Check',
    checking: 'Looking...',
    created: { title: 'File created', description: 'did-configuration.json is in your downloads' },
    checked: (domain: string) => ({ title: 'Domain proven', description: `${domain} names your wallet` }),
    failed: 'Error',
  },
} as const
