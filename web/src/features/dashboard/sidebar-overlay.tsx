import { PanelLeft, X } from 'lucide-react'
import { Dialog } from 'radix-ui'
import { useState } from 'react'
import { cn } from '../../lib/cn.ts'
import { dashboardTexts } from '../../texts/dashboard.ts'
import { buttonClass } from '../../ui/button.tsx'
import { SidebarLinks } from './sidebar-links.tsx'
import type { ViewId } from './views.ts'

const texts = dashboardTexts.sidebar

/** On phones the sidebar lies over the page; Escape and a tap outside close it. */
export function SidebarOverlay({ view, onRestart }: { view: ViewId; onRestart: () => void }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Dialog.Root open={isOpen} onOpenChange={setIsOpen}>
      <Dialog.Trigger
        aria-label={texts.open}
        className={cn(buttonClass({ variant: 'outline', shape: 'icon' }), 'md:hidden')}
      >
        <PanelLeft aria-hidden="true" className="size-5" />
      </Dialog.Trigger>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-40 animate-fade bg-scrim md:hidden" />
        <Dialog.Content
          aria-describedby={undefined}
          className="fixed inset-y-0 left-0 z-50 flex w-72 max-w-[85vw] animate-fade flex-col gap-2 overflow-y-auto bg-surface p-4 text-ink-1 shadow-float outline-none md:hidden"
        >
          <div className="flex items-center justify-between">
            <Dialog.Title className="pl-3 font-semibold">{texts.label}</Dialog.Title>
            <Dialog.Close aria-label={texts.close} className={buttonClass({ variant: 'quiet', shape: 'icon' })}>
              <X aria-hidden="true" className="size-5" />
            </Dialog.Close>
          </div>
          <nav aria-label={texts.label}>
            <SidebarLinks view={view} collapsed={false} onRestart={onRestart} onFollow={() => setIsOpen(false)} />
          </nav>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
