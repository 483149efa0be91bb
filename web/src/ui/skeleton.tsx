import type { ReactNode } from 'react'
import { cn } from '../lib/cn.ts'
import { commonTexts } from '../texts/common.ts'

/** One grey shape; a `Loading` around several says once what they stand for. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden="true" className={cn('animate-pulse rounded-lg bg-line', className)} />
}

export function Loading({ label = commonTexts.loading, children }: { label?: string; children: ReactNode }) {
  return (
    <div role="status" aria-live="polite">
      <span className="sr-only">{label}</span>
      {children}
    </div>
  )
}
