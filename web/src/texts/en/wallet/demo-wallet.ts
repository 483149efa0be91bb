import { wallet } from './connect.ts'

/** Only trial installations have a demo wallet, and only their builds contain these texts. */
export const demoWalletTexts = {
  title: `No ${wallet} in this browser`,
  lead: 'This installation is for trying things out, so it brings a demo wallet of its own.',
  points: [
    'The demo wallet lives in this page only and holds play money.',
    'You can be one of the demo people or make a wallet of your own.',
    `With ${wallet} installed, Connect uses that instead.`,
  ],
  use: 'Use the demo wallet',
  name: 'Demo wallet',
  disconnectFirst: 'This installation brings a demo wallet. Disconnect the wallet you use now to try it.',
} as const
