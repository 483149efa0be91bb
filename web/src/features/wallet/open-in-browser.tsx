import Copy from 'lucide-react/icons/copy'
import { useState } from 'react'
import { passkeyTexts } from '../../texts/en/wallet/passkey.ts'
import { Button } from '../../ui/button.tsx'
import { LinkText } from '../../ui/text/link-text.tsx'

const texts = passkeyTexts.inApp

/**
 * Helps a person to leave the window of another app for a browser. The app may refuse the
 * clipboard, so the notice also shows the page's address as text.
 */
export function OpenInBrowser() {
  const [isCopied, setIsCopied] = useState(false)
  const copy = () =>
    navigator.clipboard?.writeText(location.href).then(
      () => setIsCopied(true),
      () => setIsCopied(false),
    )
  return (
    <div className="flex flex-col items-start gap-2">
      <p className="font-medium">{texts.title}</p>
      <p className="text-pretty">{texts.text}</p>
      <Button variant="outline" onClick={() => void copy()}>
        <Copy aria-hidden="true" className="size-4" />
        <span key={String(isCopied)} role="status">
          {isCopied ? texts.copied : texts.copy}
        </span>
      </Button>
      <LinkText url={location.href} />
    </div>
  )
}
