/**
 * The script of the demo wallet, which is for people without a wallet extension. Only an
 * installation that starts its own database and chain has this wallet. The keys of the demo people
 * are public, so they are worthless on any other chain.
 */
import { announce } from './announce.ts'
import { askInWindow } from './prompt-window.ts'
import { createProvider } from './provider.ts'

const mark = Symbol.for('local.did-verification.demo-wallet')

if (!(mark in window)) {
  Object.defineProperty(window, mark, { value: true })
  announce(createProvider(askInWindow))
}
