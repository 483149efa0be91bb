import { lazy, Suspense } from 'react'
import { answerTexts as texts } from '../texts/answering.ts'
import { Loading, Skeleton } from '../ui/skeleton.tsx'
import { useDocumentTitle } from './use-document-title.ts'

const Answering = lazy(async () => ({ default: (await import('./answer/answering.tsx')).Answering }))

/** Behind the code of a request for proof: what is asked, by whom, and the way to answer. */
export function AnswerPage() {
  useDocumentTitle(texts.title)
  return (
    <div className="mx-auto flex w-full max-w-xl flex-col gap-6 px-4 py-6 md:px-6 md:py-10">
      <h1 className="text-2xl font-semibold">{texts.title}</h1>
      <Suspense
        fallback={
          <Loading>
            <Skeleton className="h-64 rounded-2xl" />
          </Loading>
        }
      >
        <Answering />
      </Suspense>
    </div>
  )
}
