import type { Article } from '../../../article.ts'
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
      heading: 'How it works here',
      steps: [
        'You enter facts as private attributes: a birth date, a degree, a country. Your browser encrypts them; this service cannot read them.',
        'You send them to a verifier together with a claim. Only its browser can open them. It compares them with its records and signs the claim with a fingerprint of them.',
        'Later you choose one fact to prove: 18 or older, say, and not the birthday. Your browser makes the proof in about a second, and the birthday stays where it is.',
        'Whoever gets it checks in their own browser that the fact follows from what the verifier signed.',
      ],
      note: __EMBEDDED__
        ? 'This installation is for trying things out: the keys of its proofs were made for that. A verifier may also simulate its proof here; a simulation carries the label “Simulation” and proves nothing.'
        : 'An installation without proving keys of its own makes no proofs; its requests stay pending and nothing is lost.',
    },
    {
      heading: 'What the one who checks learns',
      list: [
        'The fact, and nothing more precise than it: born on or before Nov 21, 2008, not on which day.',
        'Which verifier vouches for it and since when that one is accredited, exactly as for any other claim.',
        'For whom the proof was made and until when it counts, whoever shows it.',
      ],
    },
    {
      heading: 'If you are the one who asks',
      steps: [
        'Open “Ask for a proof”, choose the fact and say who is asking. You need no account, and keep that tab open.',
        'Whoever answers scans your code, with the phone’s camera or under “Scan QR”, and compares the characters that appear with those on your screen.',
        'The answer is encrypted to your tab. It is checked there against what you asked, as any shared claim is, and each person counts once.',
      ],
      note: 'An organisation that is accredited can sign its request; then the other screen names it. Everybody else is an “unknown asker”, whatever they call themselves.',
      link: { label: 'Ask for a proof', href: '/ask' },
    },
    {
      heading: 'What it cannot do',
      list: [
        'It hides the value, not the person: your DID and the basic details of the claim are shown.',
        'A code can be passed on and shown again until it ends. Choose a short time, and name whom it is for.',
        'It makes nothing true. If the verifier did not look closely, a proof of what it signed is worth no more.',
        'If you lose every way into your private attributes, nothing can be proved with them any more. What verifiers signed stays.',
      ],
    },
  ],
  next: { label: 'Try it: open one of your verified claims', href: '/?view=claims' },
}

export const proofFigure = {
  title: 'Showing the card, and proving one thing about it',
  description:
    'On the left a card is shown as a whole: name, address and date of birth can be read. On the right the same three lines are covered, and one answer is given: 18 or older, yes.',
  caption: 'The question is answered, and the card stays covered.',
  shown: 'Showing the card',
  proven: 'Proving one thing',
  fields: ['Name', 'Address', 'Born'],
  values: ['A. Costa', '4 Mill Rd', 'May 2001'],
  question: '18 or older?',
  answer: 'yes',
  seen: 'all of it',
} as const
