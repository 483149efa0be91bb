export const tutorialsTexts = {
  title: 'Tutorials',
  lead: 'Six short reads, in the order that makes sense. Each ends where you can do what it is about.',
} as const

export const tutorialHeads = {
  'introduction-to-dids': {
    title: 'Introduction to DIDs',
    lead: 'What an identifier of your own is, and what it is good for.',
  },
  'creating-your-first-did': {
    title: 'Creating Your First DID',
    lead: 'From a wallet to a DID on the chain, in about three minutes.',
  },
  'managing-claims': {
    title: 'Managing Claims',
    lead: 'Write claims that can be checked, have them verified, and keep them in order.',
  },
  'zero-knowledge-proofs': {
    title: 'Zero-Knowledge Proofs',
    lead: 'Showing that something is true without showing why.',
  },
  'selective-disclosure': {
    title: 'Selective Disclosure',
    lead: 'Show the part that is asked for, and keep the rest sealed.',
  },
  'becoming-a-verifier': {
    title: 'Becoming a Verifier',
    lead: 'Check claims for your organization, and sign what you checked.',
  },
} as const
