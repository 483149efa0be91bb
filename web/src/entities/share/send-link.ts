import { handOutTexts as texts } from '../../texts/en/share/hand-out.ts'
import { toast } from '../../ui/toast/toast.ts'
import { copyLink } from './copy-link.ts'

export function hasShareSheet(): boolean {
  return typeof navigator.share === 'function'
}

/**
 * Opens the share sheet of the operating system. A browser that cannot open it copies the link
 * instead.
 */
export async function sendLink(url: string | null, title: string): Promise<void> {
  if (url === null || !hasShareSheet()) return copyLink(url)
  try {
    await navigator.share({ title, text: texts.mail.sentence(title), url })
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return // The person closed the sheet.
    toast({ variant: 'destructive', ...texts.sendFailed })
  }
}

/** The person's own mail program sends the mail, and the product sends nothing. */
export function mailLink(url: string, title: string): void {
  const anchor = document.createElement('a')
  const { subject, body } = { subject: texts.mail.subject(title), body: texts.mail.body(title, url) }
  anchor.href = `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`
  anchor.click()
}
