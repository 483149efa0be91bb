import { toast } from '../../ui/toast/toast.ts'

type Said = { title: string; description: string }
export type CopyWords = { copied: Said; copyFailed: Said }

/** Returns false if the browser forbids to copy the text. */
export async function copyText(text: string, words: CopyWords): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    toast(words.copied)
    return true
  } catch {
    toast({ variant: 'destructive', ...words.copyFailed })
    return false
  }
}
