import { Suspense } from 'react'
import { lazyPart } from '../../lib/lazy-part.ts'
import { proveTexts as texts } from '../../texts/en/holder-challenge/holder-challenge.ts'
import { Loading } from '../../ui/skeleton.tsx'
import { useDocumentTitle } from '../use-document-title.ts'

const Proving = lazyPart(async () => (await import('./proving.tsx')).Proving)

/** The link in the QR code of a holder challenge leads the holder of a credential here. */
export function ProvePage() {
  useDocumentTitle(texts.title)
  return (
    <div className="mx-auto flex w-full max-w-xl flex-col gap-6 px-4 py-6 md:px-6 md:py-10">
      <h1 className="text-2xl font-semibold">{texts.title}</h1>
      <Suspense fallback={<Loading skeleton="h-64 rounded-2xl" />}>
        <Proving />
      </Suspense>
    </div>
  )
}
