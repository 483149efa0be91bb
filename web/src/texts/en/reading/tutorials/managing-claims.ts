import type { Article } from '../../../article.ts'
import { tutorialHeads } from './heads.ts'

export const managingClaims: Article = {
  ...tutorialHeads['managing-claims'],
  sections: [
    {
      heading: 'Write for the one who checks',
      paragraphs: [
        'Use the exact name of the degree or position, and say when and where. “BSc Computer Science, University of Porto, 2024” can be checked; “studied computers” cannot. The title is seen by everyone you give the link to, the description only if you tick it.',
      ],
    },
    {
      heading: 'Add a claim',
      steps: [
        'On the dashboard choose “Add Claim”, then a claim type, and write title and description.',
        'Name the issuer, or tick “Self-issued”.',
        'Leave “Keep the text private” as it is. Only a seal of the claim goes on the chain then.',
        'Press “Create Claim”. If your DID is on the chain, the wallet asks you to confirm.',
      ],
      note: '“Publish the text on the chain” makes it readable for everyone, for ever. There is seldom a reason to.',
    },
    {
      heading: 'Have it verified',
      steps: [
        'Open the claim with “View Details” and press “Request Verification”.',
        'Choose a verifier. Its line says whether it was reviewed or registered itself.',
        'Press “Submit Request”. The bell tells you when there is an answer; until then it stands under Verification.',
      ],
    },
    {
      heading: 'What the badge says',
      facts: [
        {
          term: 'Pending',
          text: 'Nobody vouches for it now, and anyone you show it to is told so. The line below says whether it was sent, waits or was declined.',
        },
        { term: 'Verified', text: 'A verifier signed exactly this text.' },
      ],
      note: '“Pending” also stands on a claim whose last day is over, or whose verifier has withdrawn what it signed. The line below says which, when, and why if that is public. “Renew” or “Ask again” asks anew.',
    },
    {
      heading: 'Change it',
      paragraphs: [
        '“Edit” changes a claim that is not verified. A verified one stays as it is, because the signature is over exactly that text: what you write becomes a new claim. “History” shows everything that has happened to a claim.',
      ],
    },
  ],
  next: { label: 'Try it: open your claims', href: '/?view=claims' },
}

export const claimLifeFigure = {
  title: 'The life of a claim',
  description:
    'A new claim is pending. You ask a verifier. If the verifier rejects it, it is pending as before, with a reason. If the verifier signs it, it is verified. Later it can expire or be withdrawn, and asking again makes it verified anew.',
  caption: 'A claim never changes while it is verified; its standing does.',
  pending: 'Pending',
  ask: 'you ask a verifier',
  waiting: 'Waiting',
  rejected: 'rejected, with a reason',
  signs: 'the verifier signs',
  verified: 'Verified',
  expired: 'Expired',
  withdrawn: 'Withdrawn',
  renew: 'Renew',
} as const
