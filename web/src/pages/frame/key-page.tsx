import { type ReactNode, Suspense } from 'react'
import { Loading } from '../../ui/skeleton.tsx'
import { useDocumentTitle } from '../use-document-title.ts'

type KeyPageProps = { title: string; lead?: string; below?: ReactNode; children: ReactNode }

/**
 * The frame of the pages about an identity's keys. The frame shows a skeleton until the content has
 * loaded.
 */
export function KeyPage({ title, lead, below, children }: KeyPageProps) {
  useDocumentTitle(title)
  return (
    <div className="mx-auto flex w-full max-w-xl flex-col gap-6 px-4 py-6 md:px-6 md:py-10">
      <div>
        <h1 className="text-2xl font-semibold">{title}</h1>
        {lead && <p className="mt-2 text-pretty text-ink-2">{lead}</p>}
      </div>
      <Suspense fallback={<Loading skeleton="h-64 rounded-2xl" />}>{children}</Suspense>
      {below}
    </div>
  )
}
