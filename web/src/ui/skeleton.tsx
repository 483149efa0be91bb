import type { ReactNode } from 'react'
import { cn } from '../lib/cn.ts'
import { commonTexts } from '../texts/en/frame/common.ts'

/** One grey shape. The `Loading` around it tells screen readers what loads. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden="true" className={cn('animate-pulse rounded-lg bg-line', className)} />
}

type LoadingProps = {
  label?: string
  /** The classes of the grey shape, if `Loading` draws a single one itself. */
  skeleton?: string
  children?: ReactNode
}

export function Loading({ label = commonTexts.loading, skeleton, children }: LoadingProps) {
  return (
    <div role="status" aria-live="polite">
      <span className="sr-only">{label}</span>
      {skeleton && <Skeleton className={skeleton} />}
      {children}
    </div>
  )
}
