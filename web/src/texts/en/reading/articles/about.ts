import type { Article } from '../../../article.ts'

export const aboutArticle: Article = {
  title: 'About',
  lead: 'Keep your credentials under a wallet you own, have each one checked once, and show it to anyone with a link.',
  sections: [
    {
      heading: 'The problem',
      paragraphs: [
        'A diploma, a job, a membership: each is proved again and again, by e-mail, by phone, with copies that anybody could have made. The copies stay where they were sent, with everything that was on them.',
      ],
    },
    {
      heading: 'How this works',
      steps: [
        'You hold an identifier, a DID, with your own wallet. It is recorded on a public chain and cannot be transferred.',
        'You describe a credential as a claim and ask an organization you trust to check it.',
        'The organization compares it with its records and signs exactly what it checked. Signing costs it nothing.',
        'You share a link or a code. Whoever opens it reads who signed, and whether it still holds, without an account.',
      ],
    },
    {
      heading: 'What you do not have to believe',
      paragraphs: [
        'A shared link is checked in the reader’s own browser, from the verifier’s signature and the chain. If one letter of it is changed, the check fails. Our server can only add bad news: that the owner no longer shares it, or that the verifier took back what it signed.',
        'The same check can be run without our page. Every result names the command for it, under “The independent check”.',
      ],
    },
    {
      heading: 'Who may verify',
      paragraphs: [
        'An installation chooses. Either an administrator reviews each organization and accredits it on the chain, where the register is public. Or whoever asks may verify at once, and every result says that nobody reviewed it.',
        'A verifier can withdraw what it confirmed, and an administrator can suspend a verifier. Both are on the chain, and every later check shows them.',
      ],
    },
    {
      heading: 'What it cannot do',
      list: [
        'A signature says who vouches, not that they are right. You decide whom you trust.',
        'What somebody has seen, they can keep. No link can be taken out of a memory or a screenshot.',
        'What is on the chain stays there. That is why only seals of your claims are put there, unless you choose to publish the text.',
        'The proof that a verifier makes shows that what it recorded follows from what it saw, not that it saw the truth. The signature says who vouches for that.',
        'A proof of one fact hides the value behind it, not the person: the DID and the claim’s basic details are shown with it.',
      ],
    },
    {
      heading: 'Free software',
      paragraphs: [
        'Everything here is published under the GNU General Public License, version 3 or later. Any organization can run an installation of its own, and read what this one does.',
      ],
    },
  ],
  next: { label: 'See what people use it for', href: '/use-cases' },
}
