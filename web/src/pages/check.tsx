import { Suspense } from 'react'
import { Link } from 'wouter'
import { lazyPart } from '../lib/lazy-part.ts'
import { checkPageTexts as texts } from '../texts/en/check/check-page.ts'
import { Loading } from '../ui/skeleton.tsx'
import { useDocumentTitle } from './use-document-title.ts'

const CheckMany = lazyPart(async () => (await import('./check/check-many.tsx')).CheckMany)

/** A checker checks many shared claims side by side, without an account or a wallet. */
export function CheckPage() {
  useDocumentTitle(texts.title)
  return (
    <div className="mx-auto flex w-full max-w-6xl flex-col gap-6 px-4 py-6 md:px-6 md:py-10">
      <div>
        <h1 className="text-2xl font-semibold">{texts.title}</h1>
        <p className="mt-2 max-w-3xl text-pretty text-ink-2">{texts.lead}</p>
        <p className="mt-2 text-ink-2">
          {texts.toOne}{' '}
          <Link href="/scan-code" className="text-brand underline">
            {texts.scanOne}
          </Link>
        </p>
      </div>
      <Suspense fallback={<Loading skeleton="h-64 rounded-2xl" />}>
        <CheckMany />
      </Suspense>
    </div>
  )
}
