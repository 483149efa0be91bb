import type { ParsedShare } from '@did/credentials/share/share-link'
import { openedShareSchema } from '@did/domain/share/share'
import { recall, remember } from '../../lib/page/browser-storage.ts'

type ControlledShare = ParsedShare & { kind: 'controlled' }

export type OpenedShare = { kind: 'opened'; share: ParsedShare } | { kind: 'closed' } | { kind: 'unreachable' }

/** Decrypts the server's ciphertext with the link's key. The server counts a view for each call. */
export async function openShare({ shareId, key }: ControlledShare): Promise<OpenedShare> {
  try {
    const { deriveShareToken } = await import('@did/credentials/share/share-token')
    const token = await deriveShareToken({ shareId, key })
    const response = await fetch(`/api/shares/${shareId}/open`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ viewer: recallViewer(shareId), token }),
      credentials: 'omit',
    })
    if (response.status === 410) return { kind: 'closed' }
    const { ciphertext } = openedShareSchema.parse(await response.json())
    const { openControlledShare } = await import('@did/credentials/share/controlled-share')
    return { kind: 'opened', share: await openControlledShare({ shareId, key, ciphertext }) }
  } catch {
    return { kind: 'unreachable' }
  }
}

/**
 * The server recognises this browser by this name for one share only. So a reload counts as no new
 * view, and nobody can tell that one browser opened several shares.
 */
function recallViewer(shareId: string): string {
  const place = `share_viewer:${shareId}`
  const fresh = crypto.getRandomValues(new Uint8Array(16)).toBase64({ alphabet: 'base64url', omitPadding: true })
  const known = recall(place)
  if (known !== null && /^[A-Za-z0-9_-]{22}$/.test(known)) return known
  // If a browser refuses to store the name, the server counts a view at each opening.
  remember(place, fresh)
  return fresh
}
