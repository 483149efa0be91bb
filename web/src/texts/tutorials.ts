import type { Article } from './article.ts'

export const tutorialsIndexTexts = {
  title: 'Tutorials',
  lead: 'Six short reads, in the order that makes sense.',
  read: 'Read',
} as const

export const tutorials = {
  'introduction-to-dids': {
    title: 'Introduction to DIDs',
    lead: 'What an identifier of your own is, and what it is good for.',
    sections: [
      {
        heading: 'Three kinds of ID',
        paragraphs: [
          'A passport number comes from a state, a login from a company. Both can be taken away. A decentralized identifier, a DID, comes from you: you make it with a wallet, and only the wallet’s holder can use it.',
        ],
      },
      {
        heading: 'Why it is on a chain',
        paragraphs: [
          'A public ledger makes sure that everyone sees the same thing. Your DID is recorded there as an NFT that cannot be transferred, so it cannot be sold or stolen on its own.',
        ],
      },
      {
        heading: 'What it does not say',
        paragraphs: [
          'A DID by itself says nothing about you: no name, no birthday. Facts are attached to it as claims, and you decide who sees which.',
        ],
      },
    ],
    next: { label: 'Creating Your First DID', href: '/tutorials/creating-your-first-did' },
  },
  'creating-your-first-did': {
    title: 'Creating Your First DID',
    lead: 'From a wallet to a DID on the chain, in about three minutes.',
    sections: [
      {
        heading: 'Before you start',
        paragraphs: [
          __EMBEDDED__
            ? 'You need the MetaMask extension in your browser. This installation offers a demo wallet where there is none.'
            : 'You need the MetaMask extension in your browser.',
        ],
      },
      {
        heading: 'Step by step',
        list: [
          'Choose “Connect MetaMask” and allow this page to see your account.',
          'Sign in: the wallet asks you to sign a text. It costs nothing.',
          'Choose a username. Name and e-mail are optional.',
          'Create your DID. It is kept here first, and can be put on the chain later.',
          'Add a first claim, then continue to the dashboard.',
          'Choose “Mint Your DID” and confirm in the wallet. This is a transaction and costs the chain’s fee.',
        ],
      },
      {
        heading: 'If something goes wrong',
        paragraphs: [
          'Declining in the wallet changes nothing; try again when you like. If the page is closed while a mint is under way, the DID appears on the dashboard by itself.',
        ],
      },
    ],
    next: { label: 'Managing Claims', href: '/tutorials/managing-claims' },
  },
  'managing-claims': {
    title: 'Managing Claims',
    lead: 'Write claims that can be checked, and keep them in order.',
    sections: [
      {
        heading: 'Write for the one who checks',
        paragraphs: [
          'Use the exact name of the degree or position, and say when and where. “BSc Computer Science, University of Porto, 2024” can be checked; “studied computers” cannot.',
        ],
      },
      {
        heading: 'Private or published',
        paragraphs: [
          'By default only a seal of the claim goes on the chain: it fixes when the claim existed and reveals nothing. Publishing the text makes it readable for everyone, for ever. There is seldom a reason to.',
        ],
      },
      {
        heading: 'Pending and verified',
        list: [
          'Pending: nobody has vouched for it yet. Anyone you show it to is told so.',
          'Verified: a verifier signed exactly this text.',
          'Not recorded: it is saved here but not on the chain. Choose “Record on the chain” when you are ready.',
        ],
      },
    ],
    next: { label: 'Zero-Knowledge Proofs', href: '/tutorials/zero-knowledge-proofs' },
  },
  'zero-knowledge-proofs': {
    title: 'Zero-Knowledge Proofs',
    lead: 'Showing that something is true without showing why.',
    sections: [
      {
        heading: 'The idea',
        paragraphs: [
          'To enter a bar you show a card with your name, address and birthday, although the only question is whether you are 18. A zero-knowledge proof answers that question and nothing else, and the one who asks can be sure of the answer.',
        ],
      },
      {
        heading: 'What this version does',
        paragraphs: [
          'When a verifier approves a claim, it goes through a proof step: choose what is proved, choose the fields, generate. In this version that step is a simulation built from hashes. It is labelled as such wherever it is shown, and it decides nothing.',
          'What makes a claim verified is the verifier’s signature, which is real and can be checked by anyone.',
        ],
      },
    ],
    next: { label: 'Selective Disclosure', href: '/tutorials/selective-disclosure' },
  },
  'selective-disclosure': {
    title: 'Selective Disclosure',
    lead: 'Show the part that is asked for, keep the rest.',
    sections: [
      {
        heading: 'What a link shows',
        paragraphs: [
          'A shared claim shows its type, title, issuer, issue date and whether it is verified. The description stays with you, unless you tick it under Share.',
        ],
      },
      {
        heading: 'How that can still be checked',
        paragraphs: [
          'The verifier signs the basic details in clear, and one seal for everything else. The seal is made of one salted hash per field, so a single field can be opened without the others.',
        ],
      },
      {
        heading: 'Two kinds of link',
        list: [
          'An open link works for everyone who has it, without us. It cannot be taken back; withdrawing it makes its check say so.',
          'A controlled link can end, can have a limit, and counts how often it was opened. Only those who have it can read it: its key is in the link and nowhere else.',
        ],
      },
      {
        heading: 'Your two choices',
        list: [
          '“Private claim”: it cannot be shared at all.',
          '“Selective disclosure”: you choose which fields are shown when you share it.',
        ],
      },
    ],
    next: { label: 'Becoming a Verifier', href: '/tutorials/becoming-a-verifier' },
  },
  'becoming-a-verifier': {
    title: 'Becoming a Verifier',
    lead: 'Check claims for your organization, with your own signature.',
    sections: [
      {
        heading: 'How to become one',
        paragraphs: [
          'Choose “Request Verifier Status” on your profile and name your organization. On an open installation you can start at once, and everyone sees that you registered yourself. Others review the request first.',
        ],
      },
      {
        heading: 'What the work is',
        list: [
          'Requests addressed to you appear in the Verifier Panel at once.',
          'Read the claim and compare it with your own records.',
          'Reject it with a reason, or approve it: the proof step opens, then your wallet asks for a signature. Verifiers pay nothing.',
        ],
      },
      {
        heading: 'What you are answerable for',
        paragraphs: [
          'Your wallet’s signature is on the claim for as long as it exists. Never sign a claim of your own: it is not accepted.',
        ],
      },
    ],
    next: { label: 'Open the Verifier Panel', href: '/?view=verifier' },
  },
} as const satisfies Record<string, Article>
