import type { Notification } from '@did/domain/account/notification'

/**
 * Brings an owner's request into view when the person follows its notification once more, because
 * the address then stays the same. The next frame comes after the bell's panel has closed.
 */
export function showRequest({ data }: Notification): void {
  if (!('claimTitle' in data)) return
  requestAnimationFrame(() => {
    document.getElementById(`sent-${data.id}`)?.scrollIntoView({ block: 'center', behavior: 'instant' })
  })
}
