import type { Article } from '../article.ts'
import { tutorialHeads } from './heads.ts'

export const zeroKnowledgeProofs: Article = {
  ...tutorialHeads['zero-knowledge-proofs'],
  sections: [
    {
      heading: 'The idea',
      paragraphs: [
        'To enter a bar you show a card with your name, address and birthday, although the only question is whether you are 18. A zero-knowledge proof answers that question and nothing else, and the one who asks can be sure of the answer.',
        'It works because some sums are easy to check and hard to invent. The proof is such a sum over the card’s data; whoever checks it sees the sum, not the data.',
      ],
    },
    {
      heading: 'What this version does',
      paragraphs: [
        'When a verifier approves a claim, a proof step opens: choose a proof type, choose the fields, “Generate Proof”, “Complete Verification”. What the verifier types there never leaves its browser.',
      ],
      note: __EMBEDDED__
        ? 'The proof is a real one (Groth16), made in the verifier’s browser in about a second. For trying things out it can be simulated with hashes; a simulation carries the label “Simulation” and proves nothing.'
        : 'The proof is a real one (Groth16), made in the verifier’s browser in about a second. An installation without proving keys of its own makes none; its requests stay pending and nothing is lost.',
    },
    {
      heading: 'What you can rely on today',
      list: [
        'The verifier’s signature over exactly this claim. It is real cryptography, and anyone can check it.',
        'The time of that signature, recorded on the chain.',
        'Showing some fields and keeping others sealed: the next tutorial. That needs no zero-knowledge proof.',
      ],
    },
    {
      heading: 'Where you see the difference',
      paragraphs: [
        'Open a verified claim and press “View Proof”: it names who signed and when, says what was proved, and checks the proof again in your browser. The result page that strangers see rests on the signature alone, unless the link carries a proof of its own.',
      ],
    },
  ],
  next: { label: 'Try it: open one of your verified claims', href: '/?view=claims' },
}

export const proofFigure = {
  title: 'Showing the card, and proving one thing about it',
  description:
    'On the left a card is shown as a whole: name, address and date of birth can be read. On the right the same three lines are covered, and one answer is given: 18 or older, yes.',
  caption: 'The aim of such proofs.',
  shown: 'Showing the card',
  proven: 'Proving one thing',
  fields: ['Name', 'Address', 'Born'],
  values: ['A. Costa', '4 Mill Rd', 'May 2001'],
  question: '18 or older?',
  answer: 'yes',
  seen: 'all of it',
} as const
