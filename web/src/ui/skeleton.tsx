import type { ReactNode } from 'react'
import { cn } from '../lib/cn.ts'
import { commonTexts } from '../texts/en/frame/common.ts'

/** The component `Loading` around the grey shape tells screen readers what is loading. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden="true" className={cn('animate-pulse rounded-lg bg-line', className)} />
}

type LoadingProps = {
  label?: string
  /** The classes of the grey shape that `Loading` itself draws. Without them, it draws no shape. */
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
