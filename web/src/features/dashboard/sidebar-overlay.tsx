import PanelLeft from 'lucide-react/icons/panel-left'
import { useEffect, useRef, useState } from 'react'
import { cn } from '../../lib/cn.ts'
import { useLazy } from '../../lib/use-lazy.ts'
import { dashboardTexts } from '../../texts/en/account/dashboard.ts'
import { buttonClass } from '../../ui/button.tsx'
import type { ViewId } from './views.ts'

/** Opens the sidebar over the page on phones. The sidebar's code loads with the first press. */
export function SidebarOverlay({ view, onRestart }: { view: ViewId; onRestart: () => void }) {
  const [isOpen, setIsOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!isOpen) return
    // A person may press Escape before the panel's code has loaded.
    const closeOnEscape = (event: KeyboardEvent) => event.key === 'Escape' && setIsOpen(false)
    document.addEventListener('keydown', closeOnEscape)
    return () => document.removeEventListener('keydown', closeOnEscape)
  }, [isOpen])
  const SidebarPanel = useLazy(async () => (await import('./sidebar-panel.tsx')).SidebarPanel, isOpen)
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-label={dashboardTexts.sidebar.open}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(true)}
        className={cn(buttonClass({ variant: 'outline', shape: 'icon' }), 'md:hidden')}
      >
        <PanelLeft aria-hidden="true" className="size-5" />
      </button>
      {SidebarPanel && (
        <SidebarPanel
          view={view}
          onRestart={onRestart}
          onClose={() => setIsOpen(false)}
          onClosed={() => button.current?.focus()}
        />
      )}
    </>
  )
}
