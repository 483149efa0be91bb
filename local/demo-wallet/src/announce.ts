const info = Object.freeze({
  uuid: createUuid(),
  name: 'Demo Wallet',
  icon: `data:image/svg+xml,${encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><rect width="96" height="96" rx="22" fill="#1E3A8A"/><path d="M20 34h50a6 6 0 0 1 6 6v28a6 6 0 0 1-6 6H26a6 6 0 0 1-6-6zm0 0 42-12v12" fill="none" stroke="#fff" stroke-width="6" stroke-linejoin="round"/><circle cx="62" cy="54" r="5" fill="#F58220"/></svg>',
  )}`,
  rdns: 'local.did-verification.demo-wallet',
})

/**
 * Announces the demo wallet by EIP-6963. Does not set `window.ethereum`, because that belongs to
 * real wallets.
 */
export function announce(provider: object): void {
  const detail = Object.freeze({ info, provider })
  const tell = () => window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
  window.addEventListener('eip6963:requestProvider', tell)
  tell()
}

/**
 * Replaces `crypto.randomUUID`, which browsers lack when a page comes from another machine over
 * plain http.
 */
function createUuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const marked = bytes.with(6, ((bytes[6] ?? 0) & 0x0f) | 0x40).with(8, ((bytes[8] ?? 0) & 0x3f) | 0x80)
  const hex = Array.from(marked, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/(.{8})(.{4})(.{4})(.{4})(.{12})/, '$1-$2-$3-$4-$5')
}
