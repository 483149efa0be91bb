import type { ParsedShare } from '@did/credentials/share-link'

/** A file that says of itself that it is one of ours is judged, however damaged; any other is just another file. */
export type ClaimFileReading = { kind: 'share'; share: ParsedShare; name: string } | { kind: 'no-claim-file' }

/** Far above what a file of ours can have: nobody waits for a film to be read as text. */
const maximumBytes = 200_000

/** Whether the file may hold a claim rather than a picture of a code. */
export function isClaimFile({ name, type }: Pick<File, 'name' | 'type'>): boolean {
  return type === 'application/json' || name.toLowerCase().endsWith('.json')
}

/** Reads a saved claim. The file stays in this browser. */
export async function readClaimFile(file: File): Promise<ClaimFileReading> {
  const text = file.size > maximumBytes ? '' : await file.text()
  const { parseShareFile } = await import('@did/credentials/share-file')
  const share = parseShareFile(text)
  if (share.kind === 'unreadable' && !/"format":\s*"did-verification\/claim"/.test(text))
    return { kind: 'no-claim-file' }
  return { kind: 'share', share, name: file.name }
}
