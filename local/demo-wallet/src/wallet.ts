import type { Hex } from '@did/domain/hex'
import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts'
import type { Emitter } from './emitter.ts'
import type { Ask } from './prompt.ts'
import { refuse } from './provider-error.ts'
import {
  findWallet,
  listWallets,
  loadBook,
  onBookChanged,
  saveBook,
  type Wallet,
  type WalletBook,
} from './wallet-book.ts'

const newWallet = 'new'

export function createWalletSlot(ask: Ask, emitter: Emitter) {
  let book = loadBook()

  function change(next: WalletBook): void {
    const before = accountsOf(book)
    book = next
    if (accountsOf(next).join() !== before.join()) emitter.emit('accountsChanged', accountsOf(next))
  }
  function save(next: WalletBook): void {
    saveBook(next)
    change(next)
  }
  onBookChanged(change)

  return {
    accounts: () => accountsOf(book),
    /**
     * Returns the connected wallet. Throws if no wallet is connected, or if the page named the
     * address of another wallet.
     */
    authorized(address: unknown): Wallet {
      const wallet = book.connected ? findWallet(book, book.selected) : null
      if (!wallet || typeof address !== 'string' || address.toLowerCase() !== wallet.address.toLowerCase())
        throw refuse.unauthorized()
      return wallet
    },
    async choose(host: string): Promise<Hex[]> {
      const answer = await ask(describeChoice(book, host))
      if (answer === null) throw refuse.byPerson()
      save(select(book, answer))
      return accountsOf(book)
    },
    forget(): void {
      save({ ...book, connected: false })
    },
  }
}
export type WalletSlot = ReturnType<typeof createWalletSlot>

function accountsOf(book: WalletBook): Hex[] {
  const wallet = book.connected ? findWallet(book, book.selected) : null
  return wallet ? [lowerCase(wallet.address)] : []
}

function select(book: WalletBook, answer: string): WalletBook {
  const known = findWallet(book, answer)
  if (known) return { ...book, selected: known.address, connected: true }
  const privateKey = generatePrivateKey()
  return { ownKeys: [...book.ownKeys, privateKey], selected: privateKeyToAddress(privateKey), connected: true }
}

function describeChoice(book: WalletBook, host: string) {
  const wallets = listWallets(book)
  const current = findWallet(book, book.selected) ?? wallets[0]
  const choices = wallets.map(({ address, label, hint }) => ({
    value: address,
    label,
    hint,
    checked: address === current?.address,
  }))
  const fresh = { value: newWallet, label: 'A new wallet', hint: 'empty, kept in this browser', checked: false }
  return {
    title: 'Who do you want to be?',
    lead: `${host} will see this wallet’s address and may ask you to confirm things with it.`,
    choices: [...choices, fresh],
    accept: 'Connect',
  }
}

/** Pages write the letters of an address in upper or lower case. */
function lowerCase(address: Hex): Hex {
  return `0x${address.slice(2).toLowerCase()}`
}
