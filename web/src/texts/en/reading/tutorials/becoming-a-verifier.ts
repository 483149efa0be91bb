import type { Article } from '../../../article.ts'
import { tutorialHeads } from './heads.ts'

export const becomingAVerifier: Article = {
  ...tutorialHeads['becoming-a-verifier'],
  sections: [
    {
      heading: 'How to become one',
      steps: [
        'Use a wallet that belongs to your organization, not your own: its signatures stand for the organization.',
        'Under Your Profile choose “Request Verifier Status”, name your organization and press “Send Request”.',
        'Under “Your domain” you can prove that you run its web site: “Create File”, put the file there, “Check”. People who check a confirmation of yours then see the domain.',
        'An administrator decides, and the bell tells you. Whoever is accredited stands in the public Register of Verifiers, with its dates. On an open installation you can start at once. Every result then says that you registered yourself, until you choose “Apply for accreditation” and an administrator accredits you.',
      ],
    },
    {
      heading: 'A request comes in',
      steps: [
        'It appears in the Verifier Panel by itself, oldest first.',
        'Read the claim and compare it with your own records. What you cannot find there, do not confirm.',
        'If something is unclear, press “Ask a question”: the owner answers, and the request waits for you meanwhile.',
        'Press “Approve”. Choose what you confirm and, if it should end one day, set “Valid until”.',
        'Press “Complete Verification”. The wallet shows the text of the claim and asks for a signature. It costs nothing.',
        'Or press “Reject” and give a reason: it helps the owner to correct the claim.',
      ],
      note: __EMBEDDED__
        ? 'The proof in between is made in your browser from the values you enter, or that the owner sent you, and they stay there. It can also be simulated, and then says so. Your signature is what counts.'
        : 'The proof in between is made in your browser from the values you enter, or that the owner sent you, and they stay there. Your signature is what counts.',
    },
    {
      heading: 'If you were wrong, or it is over',
      paragraphs: [
        '“What you confirmed” lists your signatures. “Withdraw” takes one back: the owner is told at once, and whoever opens a link to it sees it. A withdrawal stays; the claim can be confirmed anew.',
      ],
    },
    {
      heading: 'What you answer for',
      list: [
        'Your signature stays with the claim, under your organization’s name, and others rely on it.',
        'A claim of your own cannot be sent to yourself.',
        'If somebody else used your wallet, tell an administrator at once. Suspending you on the chain protects everyone who relies on you.',
      ],
    },
  ],
  next: { label: 'Try it: open the Verifier Panel', href: '/?view=verifier' },
}

export const verifierFigure = {
  title: 'A verifier’s way, from applying to signing',
  description:
    'Apply with the organization’s name. An administrator reviews and accredits on the chain. A request comes in. Compare it with your own records. Then either reject it with a reason, or sign it.',
  caption: 'Without the comparison in the fourth step a signature is worth nothing.',
  steps: [
    { label: 'Send Request', note: 'you' },
    { label: 'Review and accredit', note: 'administrator' },
    { label: 'A request comes in', note: 'owner' },
    { label: 'Compare with your records', note: 'you' },
  ],
  reject: 'Reject',
  withReason: 'with a reason',
  approve: 'Approve',
  withSignature: 'with your signature',
} as const
