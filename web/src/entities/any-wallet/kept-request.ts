import { keepBegun, recall } from '../../lib/page/browser-storage.ts'

const place = 'wallet_request'

/**
 * Keeps the text in the whole browser and not only in this tab, because a wallet on this device may
 * lead the person back to a new tab.
 */
export function keepRequestText(text: string): void {
  keepBegun(place, text)
}

export function recallRequestText(): string | null {
  return recall(place)
}

export function forgetRequest(): void {
  keepBegun(place, null)
}
