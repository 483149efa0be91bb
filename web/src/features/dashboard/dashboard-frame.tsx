import { ScanLine } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Link } from 'wouter'
import { dashboardTexts } from '../../texts/dashboard.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Sidebar } from './sidebar.tsx'
import { SidebarOverlay } from './sidebar-overlay.tsx'
import type { ViewId } from './views.ts'

type DashboardFrameProps = {
  view: ViewId
  /** One sentence that sums the view up. */
  lead: string
  onRestart: () => void
  children: ReactNode
}

/** Sidebar, heading and sentence around every view; the footer is below the screen and does not move when the view fills. */
export function DashboardFrame({ view, lead, onRestart, children }: DashboardFrameProps) {
  const [collapsed, setCollapsed] = useState(false)
  return (
    <div className="mx-auto flex min-h-dvh w-full max-w-6xl flex-1 gap-6 px-4 py-6 md:px-6">
      <Sidebar view={view} collapsed={collapsed} onCollapse={setCollapsed} onRestart={onRestart} />
      <div className="min-w-0 flex-1">
        <header className="mb-6 flex items-start gap-3">
          <SidebarOverlay view={view} onRestart={onRestart} />
          <div className="min-w-0 flex-1">
            <h1 className="text-2xl font-semibold text-balance">{dashboardTexts.views[view]}</h1>
            <p className="text-pretty break-words text-ink-2">{lead}</p>
          </div>
          <Link href="/scan-code" className={buttonClass({ variant: 'outline' })}>
            <ScanLine aria-hidden="true" className="size-4 shrink-0" />
            <span className="max-sm:sr-only">{dashboardTexts.sidebar.scan}</span>
          </Link>
        </header>
        <div className="flex flex-col gap-8">{children}</div>
      </div>
    </div>
  )
}
