import ChevronDown from 'lucide-react/icons/chevron-down'
import { type ReactNode, useState } from 'react'
import { cn } from '../lib/cn.ts'

type DisclosureProps = {
  summary: ReactNode
  className?: string
  isOpenAtFirst?: boolean
  /**
   * If true, the content exists only while the disclosure is open. The content's code and data then
   * load when a person opens it.
   */
  isLazy?: boolean
  children: ReactNode
}

/** A person can press the whole summary row. */
export function Disclosure({ summary, className, isOpenAtFirst = false, isLazy = false, children }: DisclosureProps) {
  const [isOpen, setIsOpen] = useState(isOpenAtFirst)
  return (
    <details
      open={isOpenAtFirst}
      className={cn('rounded-2xl border border-line bg-surface', className)}
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
    >
      <summary className="flex min-h-12 list-none items-center justify-between gap-3 rounded-2xl px-4 py-2 sm:px-5 [&::-webkit-details-marker]:hidden">
        <span className="min-w-0 font-medium break-words">{summary}</span>
        <ChevronDown
          aria-hidden="true"
          className="size-5 shrink-0 text-ink-3 transition-transform duration-150 [[open]>summary>&]:rotate-180"
        />
      </summary>
      <div className="px-4 pt-1 pb-4 sm:px-5 sm:pb-5">{(isOpen || !isLazy) && children}</div>
    </details>
  )
}
