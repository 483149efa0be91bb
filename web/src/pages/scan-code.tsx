import { useCallback } from 'react'
import { useLocation } from 'wouter'
import { CodeScanner } from '../features/scan/code-scanner.tsx'
import { scanTexts as texts } from '../texts/scan.ts'
import { useDocumentTitle } from './use-document-title.ts'

/** Reads the code of a shared claim and opens its verdict. Works without a wallet. */
export function ScanCodePage() {
  useDocumentTitle(texts.title)
  const [, navigate] = useLocation()
  const openShare = useCallback((path: string) => navigate(path), [navigate])
  return (
    <div className="mx-auto flex w-full max-w-3xl flex-col gap-6 px-4 py-6 md:px-6 md:py-10">
      <div>
        <h1 className="text-2xl font-semibold">{texts.title}</h1>
        <p className="mt-2 text-pretty text-ink-2">{texts.lead}</p>
      </div>
      <CodeScanner onShare={openShare} />
    </div>
  )
}
