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
      paragraphs: __EMBEDDED__
        ? [
            'When a verifier approves a claim, a proof step opens: choose a proof type, choose the fields, “Generate Proof”, “Complete Verification”. What the verifier types there never leaves its browser.',
          ]
        : ['When a verifier approves a claim, a proof step opens. It needs a proof engine.'],
      note: __EMBEDDED__
        ? 'In this version that step is a simulation built from hashes, not a zero-knowledge proof. It carries the label “Simulation” wherever it is shown, and no result rests on it.'
        : 'There is no proof engine in this version yet, so a request cannot be approved here; it stays pending and nothing is lost.',
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
        'Open a verified claim and press “View Proof”: it names who signed and when, and says what the proof step is. The result page that strangers see does not mention the proof step at all, because it checks only what it can be sure of.',
      ],
    },
  ],
  next: { label: 'Try it: open one of your verified claims', href: '/?view=claims' },
}

export const proofFigure = {
  title: 'Showing the card, and proving one thing about it',
  description:
    'On the left a card is shown as a whole: name, address and date of birth can be read. On the right the same three lines are covered, and one answer is given: 18 or older, yes.',
  caption: 'The aim of such proofs. In this version the proof step is a simulation.',
  captionWithout: 'The aim of such proofs. There is no proof engine in this version yet.',
  shown: 'Showing the card',
  proven: 'Proving one thing',
  fields: ['Name', 'Address', 'Born'],
  values: ['A. Costa', '4 Mill Rd', 'May 2001'],
  question: '18 or older?',
  answer: 'yes',
  seen: 'all of it',
} as const
