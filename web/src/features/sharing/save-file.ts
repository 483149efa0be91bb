import { toast } from '../../lib/toast.ts'
import { sharingTexts as texts } from '../../texts/sharing.ts'

/** Saves an open share as a file that anybody can drop on the scan page. Made of the link alone, without a request. */
export async function saveFile(url: string, title: string): Promise<void> {
  try {
    const { toShareFile } = await import('@did/credentials/share-file')
    download(toShareFile(url), `${describeName(title)}.claim.json`)
    toast(texts.saved)
  } catch {
    toast({ variant: 'destructive', ...texts.saveFailed })
  }
}

function download(text: string, name: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}

/** Letters and digits of any alphabet; what a file system might refuse becomes a hyphen. */
function describeName(title: string): string {
  const name = title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
  return name.slice(0, 60) || 'claim'
}
