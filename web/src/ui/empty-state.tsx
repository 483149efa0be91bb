import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

type EmptyStateProps = {
  icon: LucideIcon
  title: string
  /** A heading of level 2 stands directly below the page's own heading. */
  level?: 2 | 3
  children: ReactNode
  action?: ReactNode
}

export function EmptyState({ icon: Icon, title, level = 3, children, action }: EmptyStateProps) {
  const Heading = `h${level}` as const
  return (
    <div className="flex flex-col items-center gap-2 rounded-2xl border border-dashed border-line-strong px-4 py-10 text-center">
      <span className="mb-1 grid size-12 place-items-center rounded-full bg-brand-soft text-brand">
        <Icon aria-hidden="true" className="size-6" />
      </span>
      <Heading className="text-lg font-semibold">{title}</Heading>
      <p className="max-w-md text-ink-2">{children}</p>
      {action && <div className="mt-3">{action}</div>}
    </div>
  )
}
