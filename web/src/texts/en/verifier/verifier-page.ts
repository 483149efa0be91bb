/** Texts of the public page of one verifier. */
export const verifierPageTexts = {
  title: 'Verifier',
  nobody: 'No verifier at this address',
  unreviewed: 'A verifier that nobody has reviewed',
  suspendedVerifier: 'A suspended verifier',
  suspendedName: 'It was accredited as',
  noName: 'It shows no name, or only one that could be mistaken for another verifier’s.',
  nameUnknown: 'The name that it gave itself is not known just now.',
  standing: {
    accredited: {
      title: (since: string) => `Accredited since ${since}`,
      text: (host: string) => `An administrator of ${host} has reviewed who it is.`,
    },
    suspended: {
      title: (since: string) => `Suspended since ${since}`,
      text: 'What it has confirmed since then does not count. The check of a link says whether an earlier confirmation still does.',
    },
    'self-registered': {
      title: 'Registered itself, not reviewed',
      text: 'Anybody can register as a verifier, under almost any name. Ask the person who showed you the claim how you can reach it.',
    },
    unknown: {
      title: 'Not a verifier here',
      text: 'Nobody has accredited this address, and it has not registered itself. Look closely at the link that you followed.',
    },
    'not-accredited': {
      title: 'Not accredited',
      text: 'The chain knows no accreditation of this address. Whether it has registered itself could not be looked up.',
    },
  },
  reason: 'Reason:',
  source: {
    agreed: 'Your browser has just asked the chain, which says the same.',
    chain: 'This is what the chain says. This service could not be reached, so the rest is missing.',
    server: (host: string) => `The chain could not be reached. This is only what ${host} says.`,
    differs: 'This service says something else, and the chain decides. This page shows what the chain says.',
  },
  askAgain: 'Ask again',
  failed: 'Neither this service nor the chain could be reached.',
  facts: {
    title: 'Who it is',
    domain: 'Its web site',
    noDomain: 'It named none',
    address: 'Its wallet’s address',
    why: 'Why',
    whyWithoutDomain:
      'An administrator reviewed who it is, without a web site to compare. The chain records no other reason.',
    whyUnknown: 'An administrator reviewed who it is. What else speaks for it could not be looked up just now.',
    since: 'Since',
    domainProven: (date: string) => `The site named this verifier’s wallet when this service last looked, on ${date}.`,
    domainAccredited: (date: string) => `An administrator found that the site belongs to it, on ${date}.`,
    accreditedBy: 'Accredited by',
    administrator: (address: string, host: string) => `${address}, an administrator of ${host}`,
  },
  templates: {
    title: 'What it confirms',
    none: 'It has published no templates, so it has not said what it confirms.',
    ended: 'A suspended verifier confirms nothing.',
  },
  history: {
    title: 'History',
    accredited: 'Accredited as',
    suspended: 'Suspended',
    by: (address: string) => `by ${address}`,
  },
  details: {
    summary: 'Technical details',
    key: 'Key for private attributes',
    keyText: ({ number, until }: { number: number; until: string }) => `Number ${number}, until ${until}`,
    noKey: 'None',
    publicKey: 'Public half of that key',
    changes: 'Transactions of its history',
  },
  register: 'All verifiers of the register',
} as const
