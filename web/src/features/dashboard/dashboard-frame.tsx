import ScanLine from 'lucide-react/icons/scan-line'
import { type ReactNode, useState } from 'react'
import { Link } from 'wouter'
import { dashboardTexts } from '../../texts/en/account/dashboard.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Sidebar } from './sidebar.tsx'
import { SidebarOverlay } from './sidebar-overlay.tsx'
import type { ViewId } from './views.ts'

type DashboardFrameProps = {
  view: ViewId
  lead: string
  onRestart: () => void
  children: ReactNode
}

/** The frame fills the screen, so that the footer stays out of sight while the content loads. */
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
