import type { Article } from '../../../article.ts'
import { tutorialHeads } from './heads.ts'

export const introductionToDids: Article = {
  ...tutorialHeads['introduction-to-dids'],
  sections: [
    {
      heading: 'An ID that nobody hands out',
      paragraphs: [
        'A passport number comes from a state, a login from a company. Both can be taken away. A decentralized identifier, a DID, comes from you: you make it with a wallet, and only the wallet’s holder can use it.',
      ],
    },
    {
      heading: 'The wallet is the key',
      paragraphs: [
        'A wallet is a program that keeps a key and asks you before it uses it. There is no password to this service and nothing to reset. If the wallet is lost, so is the DID: keep its recovery words on paper, in a place where only you find them.',
      ],
    },
    {
      heading: 'Why it is on a chain',
      paragraphs: [
        'A public chain makes sure that everyone sees the same thing, and that nobody can change it later. Your DID is recorded there as a token, an NFT, that cannot be transferred. So it cannot be sold, and nobody can take it from your wallet.',
      ],
    },
    {
      heading: 'What it does not say',
      paragraphs: [
        'A DID by itself says nothing about you: no name, no birthday. Facts are attached to it as claims. On the chain there is only a seal of each, unless you publish its text, and you decide who reads which.',
      ],
    },
    {
      heading: 'What happens with it later',
      list: [
        'You keep the same DID when you change your job, your school or your e-mail address.',
        'You can have several, for example one for work, each with claims of its own.',
        'Minting is recorded for ever: a DID can be left unused, not deleted.',
      ],
    },
  ],
  next: { label: 'Try it: look around without a wallet', href: '/?view=dids' },
}

export const introductionFigure = {
  title: 'A wallet holds a DID, and claims are attached to it',
  description:
    'On the left your wallet, which is the key. It holds your DID, a token on the chain. Below the DID are three claims: a degree, which a university has signed, a job and a membership.',
  caption: 'The DID is public. What the claims say stays with you until you share it.',
  wallet: 'Your wallet',
  key: 'the key',
  holds: 'holds',
  did: 'Your DID',
  token: 'a token on the chain',
  claims: 'claims you attach',
  degree: 'Degree',
  signed: 'signed',
  job: 'Job',
  membership: 'Membership',
  notYet: 'not yet',
} as const
