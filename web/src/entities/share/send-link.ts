import { handOutTexts as texts } from '../../texts/en/share/hand-out.ts'
import { toast } from '../../ui/toast/toast.ts'
import { copyLink } from './copy-link.ts'

/** Tells whether the browser can open the system's share sheet. */
export function hasShareSheet(): boolean {
  return typeof navigator.share === 'function'
}

/** Opens the system's share sheet. In a browser that cannot open the sheet, copies the link. */
export async function sendLink(url: string | null, title: string): Promise<void> {
  if (url === null || !hasShareSheet()) return copyLink(url)
  try {
    await navigator.share({ title, text: texts.mail.sentence(title), url })
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return // The person closed the sheet.
    toast({ variant: 'destructive', ...texts.sendFailed })
  }
}

/** Opens a new mail in the person's own mail program. The product itself sends nothing. */
export function mailLink(url: string, title: string): void {
  const anchor = document.createElement('a')
  const { subject, body } = { subject: texts.mail.subject(title), body: texts.mail.body(title, url) }
  anchor.href = `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`
  anchor.click()
}
