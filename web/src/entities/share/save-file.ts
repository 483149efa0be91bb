import { saveText } from '../../lib/save-json.ts'
import { sharingTexts as texts } from '../../texts/en/share/sharing.ts'
import { toast } from '../../ui/toast/toast.ts'

/** Saves the link without the server. The page that scans QR codes can also read such a file. */
export async function saveFile(url: string, title: string): Promise<void> {
  try {
    const { toShareFile } = await import('@did/credentials/share/share-file')
    saveText(toShareFile(url), `${describeName(title)}.claim.json`)
    toast(texts.saved)
  } catch {
    toast({ variant: 'destructive', ...texts.saveFailed })
  }
}

/**
 * Keeps the letters, marks and digits of any alphabet. A file system might refuse other characters
 * in a file's name.
 */
function describeName(title: string): string {
  const name = title
    .toLowerCase()
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
  return Array.from(name).slice(0, 60).join('') || 'claim'
}
