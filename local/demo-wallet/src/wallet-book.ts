import type { Hex } from '@did/domain/hex'
import { parseJson } from '@did/domain/parse-json'
import { privateKeyToAddress } from 'viem/accounts'
import { demoAccounts } from '../../src/demo-accounts.ts'
import { isAddress, isPrivateKey, isRecord } from './unknown-value.ts'

const storageKey = 'demo-wallet'

/**
 * What the demo wallet stores: the keys of the wallets that were made in this browser, the selected
 * wallet, and whether the page may see the selected wallet.
 */
export type WalletBook = { ownKeys: readonly Hex[]; selected: Hex | null; connected: boolean }
export type Wallet = { address: Hex; privateKey: Hex; label: string; hint: string }

export const emptyBook: WalletBook = { ownKeys: [], selected: null, connected: false }
const roles = { owner: 'owns credentials', verifier: 'verifies', administrator: 'administrator' } as const

export function parseBook(text: string | null): WalletBook {
  const saved = parseJson(text)
  if (!isRecord(saved)) return emptyBook
  const { ownKeys, selected, connected } = saved
  return {
    ownKeys: Array.isArray(ownKeys) ? ownKeys.filter(isPrivateKey) : [],
    selected: isAddress(selected) ? selected : null,
    connected: connected === true && isAddress(selected),
  }
}

export function listWallets(book: WalletBook): Wallet[] {
  const people = demoAccounts.map(({ address, privateKey, name, organization, role }) => {
    const label = organization ? `${name}, ${organization}` : name
    return { address, privateKey, label, hint: roles[role] }
  })
  const own = book.ownKeys.map((privateKey, index) => {
    return {
      address: privateKeyToAddress(privateKey),
      privateKey,
      label: `My wallet ${index + 1}`,
      hint: 'made in this browser',
    }
  })
  return [...people, ...own]
}

export function findWallet(book: WalletBook, address: string | null): Wallet | null {
  return listWallets(book).find((wallet) => wallet.address.toLowerCase() === address?.toLowerCase()) ?? null
}

export function loadBook(): WalletBook {
  try {
    return parseBook(localStorage.getItem(storageKey))
  } catch {
    return emptyBook
  }
}

export function saveBook(book: WalletBook): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify(book))
  } catch {
    // The browser refused to store the demo wallet's choice. So the wallet remembers it only until
    // the user leaves the page.
  }
}

/**
 * Calls the listener after the demo wallet was connected, disconnected or switched to another key
 * in another tab.
 */
export function onBookChanged(listener: (book: WalletBook) => void): void {
  addEventListener('storage', (event) => {
    if (event.key === storageKey) listener(parseBook(event.newValue))
  })
}
