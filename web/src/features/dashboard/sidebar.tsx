import PanelLeftClose from 'lucide-react/icons/panel-left-close'
import PanelLeftOpen from 'lucide-react/icons/panel-left-open'
import { cn } from '../../lib/cn.ts'
import { dashboardTexts } from '../../texts/en/dashboard/dashboard.ts'
import { SidebarLinks } from './sidebar-links.tsx'
import type { ViewId } from './views.ts'

const texts = dashboardTexts.sidebar

type SidebarProps = {
  view: ViewId
  collapsed: boolean
  onCollapse: (collapsed: boolean) => void
  onRestart: () => void
}

export function Sidebar({ view, collapsed, onCollapse, onRestart }: SidebarProps) {
  const label = collapsed ? texts.expand : texts.collapse
  const Icon = collapsed ? PanelLeftOpen : PanelLeftClose
  return (
    <nav
      aria-label={texts.label}
      className={cn(
        'sticky top-22 hidden max-h-[calc(100dvh-6.5rem)] shrink-0 self-start overflow-y-auto md:block',
        collapsed ? 'w-11' : 'w-55',
      )}
    >
      <SidebarLinks view={view} collapsed={collapsed} onRestart={onRestart} />
      <button
        type="button"
        aria-label={label}
        aria-expanded={!collapsed}
        title={label}
        className="mt-2 grid size-11 place-items-center rounded-xl text-ink-3 transition-colors duration-150 hover:bg-brand-soft hover:text-ink-1"
        onClick={() => onCollapse(!collapsed)}
      >
        <Icon aria-hidden="true" className="size-5" />
      </button>
    </nav>
  )
}
