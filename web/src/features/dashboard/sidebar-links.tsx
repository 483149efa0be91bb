import type { LucideIcon } from 'lucide-react'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import ScanLine from 'lucide-react/icons/scan-line'
import Wrench from 'lucide-react/icons/wrench'
import type { ReactNode } from 'react'
import { Link, useSearch } from 'wouter'
import { useIsAdministrator } from '../../entities/account/own-session.ts'
import { cn } from '../../lib/cn.ts'
import { dashboardTexts } from '../../texts/en/dashboard/dashboard.ts'
import { type ViewId, viewHref, viewIcons, viewIds } from './views.ts'

const texts = dashboardTexts.sidebar
const rowClass =
  'flex min-h-11 w-full items-center gap-3 rounded-xl px-3 text-start text-ink-2 transition-colors duration-150 hover:bg-brand-soft hover:text-ink-1 aria-[current=page]:bg-brand-soft aria-[current=page]:text-ink-1'

type SidebarLinksProps = {
  view: ViewId
  /** A collapsed sidebar shows only icons. Screen readers and tooltips still give the words. */
  collapsed: boolean
  onRestart: () => void
  onFollow?: () => void
}

export function SidebarLinks({ view, collapsed, onRestart, onFollow = () => {} }: SidebarLinksProps) {
  const search = useSearch()
  const { isAdministrator } = useIsAdministrator()
  const handleRestart = () => {
    onFollow()
    onRestart()
  }
  return (
    <ul className="flex flex-col gap-1">
      {viewIds
        .filter((id) => id !== 'administration' || isAdministrator || view === 'administration')
        .map((id) => (
          <li key={id}>
            <Link
              href={viewHref(id, search)}
              aria-current={id === view ? 'page' : undefined}
              title={collapsed ? dashboardTexts.views[id] : undefined}
              className={rowClass}
              onClick={onFollow}
            >
              <Row icon={viewIcons[id]} collapsed={collapsed}>
                {dashboardTexts.views[id]}
              </Row>
            </Link>
          </li>
        ))}
      <li className="mt-2 border-t border-line pt-2">
        <Link href="/scan-code" className={rowClass} title={collapsed ? texts.scan : undefined} onClick={onFollow}>
          <Row icon={ScanLine} collapsed={collapsed}>
            {texts.scan}
          </Row>
        </Link>
      </li>
      <li>
        <button
          type="button"
          className={rowClass}
          title={collapsed ? texts.restart : undefined}
          onClick={handleRestart}
        >
          <Row icon={RotateCcw} collapsed={collapsed}>
            {texts.restart}
          </Row>
        </button>
      </li>
      <li>
        <Link href="/debug" className={rowClass} title={collapsed ? texts.debug : undefined} onClick={onFollow}>
          <Row icon={Wrench} collapsed={collapsed}>
            {texts.debug}
          </Row>
        </Link>
      </li>
    </ul>
  )
}

function Row({ icon: Icon, collapsed, children }: { icon: LucideIcon; collapsed: boolean; children: ReactNode }) {
  return (
    <>
      <Icon aria-hidden="true" className="size-5 shrink-0" />
      <span className={cn(collapsed && 'sr-only')}>{children}</span>
    </>
  )
}
