import type { Article } from '../../../article.ts'

export const termsArticle: Article = {
  title: 'Terms of Service',
  lead: 'The few rules of this service, in plain words. The service is provided by whoever runs this installation.',
  sections: [
    {
      heading: 'Your wallet is yours to keep',
      paragraphs: [
        'Whoever controls the wallet controls the DID and the account. Nobody here can restore a lost wallet, and nobody can move a DID: it is bound to the wallet that minted it.',
      ],
    },
    {
      heading: 'What you write',
      list: [
        'Write claims about yourself, and only what is true.',
        'Leave out other people’s personal data, document numbers and passwords.',
        'Think twice before you publish a text on the chain: it can be read by everyone and never removed.',
      ],
    },
    {
      heading: 'What you share',
      paragraphs: [
        'A link can be passed on by whoever has it. An open link cannot be taken back; withdrawing it makes its check say so. A controlled link ends for those who have not opened it yet. What somebody has already seen, they keep.',
      ],
    },
    {
      heading: 'If you verify',
      list: [
        'Sign only what you have checked, and only for the organization you named. You cannot sign a claim of your own.',
        'Your signature stays with the claim, under your name and wallet address. Others rely on it, and you answer for it.',
        'Withdraw a confirmation when you learn that it is not true, or no longer.',
        'Treat what you are sent as confidential. It was given to you for this check alone.',
        'An administrator may refuse or suspend you, with a reason. A suspension and its reason are public on the chain.',
      ],
    },
    {
      heading: 'If you rely on a claim',
      paragraphs: [
        'A result shows who vouches for what, and what could be checked. Whether that is enough for your purpose is your decision. Look at who the verifier is, whether it was reviewed, and what “could not be checked”.',
      ],
      note: __EMBEDDED__
        ? 'A proof shows that a fact follows from what somebody saw, not that it is true. One that is labelled as a simulation proves nothing.'
        : 'A proof shows that a fact follows from what somebody saw, not that it is true.',
    },
    {
      heading: 'Costs',
      paragraphs: [
        'Using the page and signing are free. Minting a DID and recording a claim are transactions, and the chain asks a fee for them. Your wallet shows the amount before you confirm; the service gets nothing of it, and it cannot be paid back.',
      ],
    },
    {
      heading: 'What is not allowed',
      list: [
        'Claims or names that pretend to be somebody else.',
        'Reading, changing or slowing down what is not yours, and getting around limits.',
        'Using results to put people under pressure to show more than is needed.',
      ],
    },
    {
      heading: 'Availability',
      paragraphs: [
        'The service can be interrupted or end. Open links and saved files can still be checked then, with the chain and the free software, as long as a node of the chain answers. Profiles, drafts and controlled links cannot. “Download my data” gives you a copy at any time.',
      ],
    },
    {
      heading: 'Ending it',
      paragraphs: [
        'You can delete your account at any time, under Your Profile. The page says beforehand what goes and what stays.',
      ],
    },
    {
      heading: 'No warranty',
      paragraphs: [
        'The software is free software under the GNU General Public License, version 3 or later, and comes without any warranty, as far as the law allows. The law that protects consumers is not touched by anything here.',
      ],
    },
  ],
  next: { label: 'Read what happens with your data', href: '/privacy-policy' },
}
