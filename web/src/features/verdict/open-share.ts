import type { ParsedShare } from '@did/credentials/share-link'
import { openedShareSchema } from '@did/domain/share'

type ControlledShare = ParsedShare & { kind: 'controlled' }

export type OpenedShare = { kind: 'opened'; share: ParsedShare } | { kind: 'closed' } | { kind: 'unreachable' }

/** Asks for the ciphertext, which counts a view once per browser, and reads it with the link's own key. Never throws. */
export async function openShare({ shareId, key }: ControlledShare): Promise<OpenedShare> {
  try {
    const { deriveShareToken } = await import('@did/credentials/share-token')
    const token = await deriveShareToken({ shareId, key })
    const response = await fetch(`/api/shares/${shareId}/open`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ viewer: recallViewer(shareId), token }),
      credentials: 'omit',
    })
    if (response.status === 410) return { kind: 'closed' }
    const { ciphertext } = openedShareSchema.parse(await response.json())
    const { openControlledShare } = await import('@did/credentials/controlled-share')
    return { kind: 'opened', share: await openControlledShare({ shareId, key, ciphertext }) }
  } catch {
    return { kind: 'unreachable' }
  }
}

/** This browser's name for one share, so that a reload is no second view. Another one for each: they tell nothing about each other. */
function recallViewer(shareId: string): string {
  const place = `share_viewer:${shareId}`
  const fresh = crypto.getRandomValues(new Uint8Array(16)).toBase64({ alphabet: 'base64url', omitPadding: true })
  try {
    const known = localStorage.getItem(place)
    if (known !== null && /^[A-Za-z0-9_-]{22}$/.test(known)) return known
    localStorage.setItem(place, fresh)
  } catch {
    // A browser that keeps nothing counts each time.
  }
  return fresh
}
