import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { cn } from '../lib/cn.ts'

export type NoticeTone = 'info' | 'ok' | 'wait' | 'bad'

const tones: Record<NoticeTone, string> = {
  info: 'bg-brand-soft text-ink-1',
  ok: 'bg-ok-soft text-ok',
  wait: 'bg-wait-soft text-wait',
  bad: 'bg-bad-soft text-bad',
}

type NoticeProps = {
  tone: NoticeTone
  icon: LucideIcon
  /** With a role, screen readers read the box when it appears. */
  role?: 'alert' | 'status'
  title?: string
  children: ReactNode
  action?: ReactNode
}

export function Notice({ tone, icon: Icon, role, title, children, action }: NoticeProps) {
  return (
    <div
      data-news
      role={role}
      className={cn('flex flex-wrap items-center gap-x-3 gap-y-2 rounded-2xl p-4', tones[tone])}
    >
      <Icon aria-hidden="true" className="size-5 shrink-0" />
      <div className="min-w-48 flex-1">
        {title && <p className="font-semibold">{title}</p>}
        <div className="text-sm">{children}</div>
      </div>
      {action}
    </div>
  )
}
