import { cn } from '../../lib/cn.ts'
import { commonTexts as texts } from '../../texts/en/frame/common.ts'

/** A link with more characters takes more than three lines on a phone. */
const foldedAbove = 120

/**
 * For people without a camera. Below an enlarged QR code, the background is white in both themes.
 */
export function LinkText({ url, isOnWhite = false }: { url: string; isOnWhite?: boolean }) {
  const colour = isOnWhite ? 'text-type-other' : 'text-ink-2'
  const link = (
    <code dir="ltr" translate="no" className="block font-mono text-xs break-all">
      {url}
    </code>
  )
  if (url.length <= foldedAbove) return <p className={cn('max-w-sm text-center', colour)}>{link}</p>
  return (
    <details className={cn('w-full max-w-sm text-center text-sm', colour)}>
      <summary className="py-2 font-medium">{texts.linkAsText}</summary>
      {link}
    </details>
  )
}
