import type { ParsedShare } from '@did/credentials/share/share-link'

/** A damaged file that names our format is a share, whose verdict then says what is wrong. */
export type ClaimFileReading = { kind: 'share'; share: ParsedShare; name: string } | { kind: 'no-claim-file' }

/** A limit far above the size of a claim file, so that no film is read as text. */
const maximumBytes = 200_000

export function isClaimFile({ name, type }: Pick<File, 'name' | 'type'>): boolean {
  return type === 'application/json' || name.toLowerCase().endsWith('.json')
}

/** Reads a saved claim in this browser, without sending the file anywhere. */
export async function readClaimFile(file: File): Promise<ClaimFileReading> {
  const text = file.size > maximumBytes ? '' : await file.text()
  const { parseShareFile } = await import('@did/credentials/share/share-file')
  const share = parseShareFile(text)
  if (share.kind === 'unreadable' && !/"format":\s*"did-verification\/claim"/.test(text))
    return { kind: 'no-claim-file' }
  return { kind: 'share', share, name: file.name }
}
