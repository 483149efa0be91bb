import type { Article } from '../../../article.ts'
import { tutorialHeads } from './heads.ts'

export const selectiveDisclosure: Article = {
  ...tutorialHeads['selective-disclosure'],
  sections: [
    {
      heading: 'What a link shows',
      paragraphs: [
        'A shared claim shows its basic details, which are type, title, issuer, issue date and whether it is verified, and your name. The description and every other field stay sealed, unless you tick them.',
      ],
    },
    {
      heading: 'How a sealed field can still be checked',
      paragraphs: [
        'The verifier signs the basic details as they are, and one seal for everything else. The seal is made of one fingerprint for each field, each mixed with a random number. So one field can be opened without the others, and nobody can guess a sealed one by trying.',
      ],
    },
    {
      heading: 'Share a claim',
      steps: [
        'Open the claim with “View Details” and go to “Share”.',
        'Under “What it shows”, tick what the other one needs beyond the basic details. That is possible for every claim but one created without “Selective disclosure”.',
        'Choose “Open link” or “Controlled link”. For a controlled one, set an end or a limit and press “Make the link”.',
        'Press “Copy Sharing Link”, or show the code; “Enlarge” makes it easier to scan.',
      ],
    },
    {
      heading: 'Which link to choose',
      facts: [
        {
          term: 'Short link',
          text: 'Fits a message, and its code is small enough for a camera at some distance. It needs this service to open, and you can end it. “Send”, “Enlarge” and “Print” offer it first.',
        },
        {
          term: 'Open link',
          text: 'Works for everyone who has it, even without this service. It cannot be taken back; withdrawing it makes its check say so.',
        },
        {
          term: 'Controlled link',
          text: 'Can end, can have a limit, and counts how often it was opened. Its text is encrypted in your browser, and the key is in the link alone: copy it at once, or open your private attributes, which seal it for you.',
        },
      ],
    },
    {
      heading: 'Give each reader a link of their own',
      steps: [
        'Under the code, choose “Add a label” and write for whom the link is, for example “ACME, application”. Only you see the label.',
        'A link that you have copied, sent, printed or labelled is not used again. The next reader gets a new one.',
        'When an application is over, find its label under “What I shared” and end that link. All other links go on.',
      ],
    },
    {
      heading: 'Several credentials in one link',
      paragraphs: [
        'An application often needs a degree, a license and a reference. Open “Add other credentials to this link” in the “Share” tab and tick the others. The reader gets one short link. It checks each credential on its own, and says whether all of them were issued to one identity.',
      ],
    },
    {
      heading: 'Take it back',
      paragraphs: [
        '“What I shared” lists your links. “Withdraw” ends a controlled link for everyone who has not opened it yet. What somebody has already seen, they keep.',
      ],
    },
    {
      heading: 'Claims that are not shared at all',
      paragraphs: ['“Private claim” in the first claim’s form means that there is no link and no code for it.'],
    },
  ],
  next: { label: 'Try it: share one of your claims', href: '/?view=claims' },
}

export const disclosureFigure = {
  title: 'Opened and sealed fields under one signature',
  description:
    'A claim with five lines. Type, title, issuer and issue date are opened and can be read. The description is sealed: only its fingerprint is there. The verifier’s signature is over all five.',
  caption: 'Whoever opens the link checks the signature over everything, and reads what you opened.',
  fields: [
    { name: 'Type', value: 'Education' },
    { name: 'Title', value: 'BSc Nursing' },
    { name: 'Issuer', value: 'Porto Univ.' },
    { name: 'Issued', value: 'Jun 2024' },
  ],
  sealedField: 'Description',
  opened: 'opened',
  sealed: 'sealed',
  signature: 'The verifier’s signature',
} as const
