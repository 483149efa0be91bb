import { Suspense } from 'react'
import { lazyPart } from '../lib/lazy-part.ts'
import { answerTexts as texts } from '../texts/en/request-for-proof/answering.ts'
import { Loading } from '../ui/skeleton.tsx'
import { useDocumentTitle } from './use-document-title.ts'

const Answering = lazyPart(async () => (await import('./request-for-proof/answering.tsx')).Answering)

/** The link in the QR code of a request for proof leads an owner here. */
export function AnswerPage() {
  useDocumentTitle(texts.title)
  return (
    <div className="mx-auto flex w-full max-w-xl flex-col gap-6 px-4 py-6 md:px-6 md:py-10">
      <h1 className="text-2xl font-semibold">{texts.title}</h1>
      <Suspense fallback={<Loading skeleton="h-64 rounded-2xl" />}>
        <Answering />
      </Suspense>
    </div>
  )
}
