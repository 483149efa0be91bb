import ScanLine from 'lucide-react/icons/scan-line'
import { type ReactNode, useEffect, useState } from 'react'
import { Link } from 'wouter'
import { dashboardTexts } from '../../texts/en/dashboard/dashboard.ts'
import { buttonClass } from '../../ui/button.tsx'
import { dashboardMenuStore } from './dashboard-menu.ts'
import { Sidebar } from './sidebar.tsx'
import type { ViewId } from './views.ts'

type DashboardFrameProps = {
  view: ViewId
  lead: ReactNode
  onRestart: () => void
  children: ReactNode
}

/** The frame fills the screen, so that the footer stays out of sight while the content loads. */
export function DashboardFrame({ view, lead, onRestart, children }: DashboardFrameProps) {
  const [collapsed, setCollapsed] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the parent's function is new each time
  useEffect(() => {
    dashboardMenuStore.set({ view, onRestart })
    return () => dashboardMenuStore.set(null)
  }, [view])
  return (
    <div className="mx-auto flex w-full max-w-6xl flex-1 gap-6 px-4 py-6 md:px-6">
      <Sidebar view={view} collapsed={collapsed} onCollapse={setCollapsed} onRestart={onRestart} />
      <div className="min-w-0 flex-1">
        <header className="mb-6 flex items-start gap-3">
          <div className="min-w-0 flex-1">
            <h1 className="text-2xl font-semibold text-balance">{dashboardTexts.views[view]}</h1>
            {/* There is room for two lines, so that nothing moves when the summary comes. */}
            <p className="text-pretty break-words text-ink-2 max-sm:min-h-12">{lead}</p>
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
