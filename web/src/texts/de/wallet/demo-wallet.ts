import { wallet } from './connect.ts'

export const demoWalletTexts = {
  title: `Kein ${wallet} in diesem Browser`,
  lead: 'Diese Installation ist zum Ausprobieren und bringt deshalb eine eigene Demo-Wallet mit.',
  points: [
    'Die Demo-Wallet gibt es nur auf dieser Seite, und sie enthält Spielgeld.',
    'Sie können eine der Demo-Personen sein oder eine eigene Wallet anlegen.',
    `Ist ${wallet} installiert, nimmt „Verbinden“ stattdessen ${wallet}.`,
  ],
  use: 'Demo-Wallet benutzen',
  name: 'Demo-Wallet',
  disconnectFirst:
    'Diese Installation bringt eine Demo-Wallet mit. Um sie auszuprobieren, trennen Sie zuerst Ihre jetzige Wallet.',
} as const
