import type { ParsedShare } from '@did/credentials/share/share-link'
import { maximumForeignBytes } from '@did/domain/portable/limits'

/**
 * A damaged file that names our format counts as a share, so that the verdict can say what is
 * wrong.
 */
export type ClaimFileReading =
  | { kind: 'share'; share: ParsedShare; name: string }
  | { kind: 'no-claim-file' }
  | { kind: 'too-long' }

export function isClaimFile({ name, type }: Pick<File, 'name' | 'type'>): boolean {
  return type === 'application/json' || name.toLowerCase().endsWith('.json')
}

/** Such a file can only be a saved claim or a credential, and never a picture. */
export function isTextFile(file: Pick<File, 'name' | 'type'>): boolean {
  return isClaimFile(file) || file.type === 'text/plain' || /\.(?:jsonld|jwt|sdjwt|txt)$/i.test(file.name)
}

/** Reads a saved claim in this browser, without sending the file anywhere. */
export async function readClaimFile(file: File): Promise<ClaimFileReading> {
  if (file.size > maximumForeignBytes) return { kind: 'too-long' }
  const text = await file.text()
  const { parseShareFile } = await import('@did/credentials/share/share-file')
  const share = parseShareFile(text)
  if (share.kind === 'unreadable' && !/"format":\s*"did-verification\/claim"/.test(text))
    return { kind: 'no-claim-file' }
  return { kind: 'share', share, name: file.name }
}
