import { sharingTexts as texts } from '../../texts/en/share/sharing.ts'
import { toast } from '../../ui/toast/toast.ts'

export async function copyLink(url: string | null): Promise<void> {
  try {
    if (url === null) throw new Error('there is no link yet')
    await navigator.clipboard.writeText(url)
    toast(texts.copied)
  } catch {
    toast({ variant: 'destructive', ...texts.copyFailed })
  }
}
