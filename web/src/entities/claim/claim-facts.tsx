import type { ReactNode } from 'react'

export function ClaimFacts({ children }: { children: ReactNode }) {
  return <dl className="grid gap-x-6 gap-y-4 sm:grid-cols-2">{children}</dl>
}

export function ClaimFact({ term, wide = false, children }: { term: string; wide?: boolean; children: ReactNode }) {
  return (
    <div className={wide ? 'min-w-0 sm:col-span-2' : 'min-w-0'}>
      <dt className="text-sm text-ink-3">{term}</dt>
      <dd dir="auto" className="break-words whitespace-pre-line">
        {children}
      </dd>
    </div>
  )
}
