import { keepBegun, recall } from '../../lib/page/browser-storage.ts'

const place = 'wallet_request'

/** A wallet on this device may open a new tab, so the browser keeps the request, not the tab. */
export function keepRequestText(text: string): void {
  keepBegun(place, text)
}

export function recallRequestText(): string | null {
  return recall(place)
}

export function forgetRequest(): void {
  keepBegun(place, null)
}
