import type { Article } from '../../../article.ts'
import { tutorialHeads } from './heads.ts'

export const creatingYourFirstDid: Article = {
  ...tutorialHeads['creating-your-first-did'],
  sections: [
    {
      heading: 'Before you start',
      paragraphs: [
        __EMBEDDED__
          ? 'You need the MetaMask extension in your browser. Where there is none, this installation offers a demo wallet, so that you can try everything.'
          : 'You need the MetaMask extension in your browser, and for the last step a little of the chain’s own money in it.',
      ],
    },
    {
      heading: 'Step by step',
      steps: [
        'Choose “Connect MetaMask” at the top, and allow this page to see your account.',
        'Sign in: the wallet shows a text and asks you to sign it. It costs nothing and sends no transaction.',
        'Choose a username and press “Create Profile”. Full name and e-mail are optional.',
        'Press “Create New DID”. It is kept here first and costs nothing.',
        'Add a first claim with “Create Claim”, or “Skip for now”, and then “Continue to Dashboard”.',
        'On the DID’s card choose “Mint Your DID” and confirm in the wallet. This is a transaction: the wallet shows the chain’s fee before you confirm.',
      ],
    },
    {
      heading: 'How you see that it worked',
      paragraphs: [
        'The note “Not on the chain yet” disappears from the card, and it says “DID #” with the number of your token. Your claims stay with it.',
      ],
    },
    {
      heading: 'If something goes wrong',
      list: [
        'You declined in the wallet: nothing has changed and nothing was charged. Try again when you like.',
        'You closed the page while the transaction was under way: the DID appears on the dashboard by itself.',
        'The wallet is on another network: the page asks it to change, and waits.',
        'You want to see the steps again: “Restart Onboarding” stands below the views of the dashboard.',
      ],
    },
  ],
  next: { label: 'Try it: connect and create your DID', href: '/' },
}

export const firstDidFigure = {
  title: 'Six steps to a DID on the chain',
  description:
    'Connect MetaMask, sign in, create a profile, create the DID and add a claim: these five are free. The sixth, minting the DID, is a transaction with the chain’s fee.',
  caption: 'Only the last step costs anything, and it can wait.',
  steps: [
    { label: 'Connect MetaMask', note: 'free' },
    { label: 'Sign in', note: 'free' },
    { label: 'Create Profile', note: 'free' },
    { label: 'Create New DID', note: 'free' },
    { label: 'Create Claim', note: 'free' },
    { label: 'Mint Your DID', note: 'chain’s fee' },
  ],
} as const
