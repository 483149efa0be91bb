import '../../lib/page/csp-nonce.ts'
import X from 'lucide-react/icons/x'
import { Dialog } from 'radix-ui'
import { type ReactNode, useEffect, useRef } from 'react'
import { useBackCloses } from '../../lib/page/use-back-closes.ts'
import { Queries } from '../../lib/query/queries.tsx'
import { dashboardTexts } from '../../texts/en/dashboard/dashboard.ts'
import { buttonClass } from '../../ui/button.tsx'
import { closeOnEscape } from '../../ui/dialog.tsx'
import type { DashboardMenu } from './dashboard-menu.ts'
import { SidebarLinks } from './sidebar-links.tsx'

const texts = dashboardTexts.sidebar

type PhoneMenuProps = DashboardMenu & {
  /** The links to the site's other pages, below the links to the dashboard's views. */
  children: ReactNode
  onClose: () => void
  onClosed: () => void
}

/**
 * The menu closes when the screen becomes wide. Otherwise CSS would hide the menu, but the page
 * behind it would stay inert.
 */
export function PhoneMenu({ view, onRestart, children, onClose, onClosed }: PhoneMenuProps) {
  const content = useRef<HTMLDivElement>(null)
  useBackCloses(onClose)
  useEffect(() => {
    const closeUnseen = () => content.current?.checkVisibility() === false && onClose()
    addEventListener('resize', closeUnseen)
    return () => removeEventListener('resize', closeUnseen)
  }, [onClose])
  return (
    <Dialog.Root open onOpenChange={onClose}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-40 animate-fade bg-scrim md:hidden" />
        <Dialog.Content
          ref={content}
          aria-describedby={undefined}
          onKeyDown={closeOnEscape(onClose)}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            onClosed()
          }}
          className="fixed inset-y-0 start-0 z-50 flex w-72 max-w-[85vw] animate-fade flex-col gap-2 overflow-y-auto bg-surface p-4 text-ink-1 shadow-float outline-none md:hidden"
        >
          <div className="flex items-center justify-between">
            <Dialog.Title className="ps-3 font-semibold">{texts.label}</Dialog.Title>
            <Dialog.Close aria-label={texts.close} className={buttonClass({ variant: 'quiet', shape: 'icon' })}>
              <X aria-hidden="true" className="size-5" />
            </Dialog.Close>
          </div>
          <nav aria-label={texts.label}>
            {/* The header's menu stands outside the dashboard's provider of queries. */}
            <Queries>
              <SidebarLinks view={view} collapsed={false} onRestart={onRestart} onFollow={onClose} />
            </Queries>
          </nav>
          <div className="border-t border-line pt-2">{children}</div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
