import { commonTexts } from '../../../texts/en/frame/common.ts'
import type { Eip1193Provider } from '../engine/wallet-port.ts'

const icon = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="#4f46e5"/></svg>',
)}`

let stopAnnouncing = () => {}

/**
 * Announces the account to every script of the page (EIP-6963), until the returned function is
 * called.
 */
export function announceProvider(provider: Eip1193Provider): () => void {
  const info = { uuid: crypto.randomUUID(), name: commonTexts.product, icon, rdns: 'org.did-verification.passkey' }
  const announce = () => {
    const detail = Object.freeze({ info, provider })
    dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
  }
  stopAnnouncing()
  addEventListener('eip6963:requestProvider', announce)
  stopAnnouncing = () => removeEventListener('eip6963:requestProvider', announce)
  announce()
  return stopAnnouncing
}
