import type { ReactNode } from 'react'
import { cn } from '../lib/cn.ts'
import { commonTexts } from '../texts/en/frame/common.ts'

/** One grey shape. A `Loading` around several shapes tells screen readers what loads. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden="true" className={cn('animate-pulse rounded-lg bg-line', className)} />
}

type LoadingProps = {
  label?: string
  /** The classes of the only grey shape, where one is enough. */
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
