import { commonTexts as texts } from '../texts/en/frame/common.ts'

/** A longer link has more than three lines on a phone. */
const foldedAbove = 120

/** The link of a code as text, because nobody must need a camera. */
export function LinkText({ url }: { url: string }) {
  const link = (
    <code dir="ltr" translate="no" className="block font-mono text-xs break-all text-ink-2">
      {url}
    </code>
  )
  if (url.length <= foldedAbove) return <p className="max-w-sm text-center">{link}</p>
  return (
    <details className="w-full max-w-sm text-center text-sm">
      <summary className="py-2 font-medium text-brand">{texts.linkAsText}</summary>
      {link}
    </details>
  )
}
