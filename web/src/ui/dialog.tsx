import '../lib/csp-nonce.ts'
import { X } from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'
import { type ReactNode, type RefObject, useRef } from 'react'
import { cn } from '../lib/cn.ts'
import { dismissFormFault } from '../lib/toast.ts'
import { commonTexts } from '../texts/common.ts'
import { buttonClass } from './button.tsx'

type DialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  /** One sentence below the title; screen readers announce it on opening. */
  description?: string
  /** The buttons at the bottom, the primary one last; they stay in view while the content scrolls. */
  footer?: ReactNode
  size?: 'normal' | 'wide'
  /** While work that must not be lost is under way, only the close button closes. */
  keepOpen?: boolean
  /** What has the focus at first; the close button otherwise. */
  initialFocus?: RefObject<HTMLElement | null>
  children: ReactNode
}

/** A modal dialog; on phones a sheet that rises from the bottom. */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  footer,
  size = 'normal',
  keepOpen = false,
  initialFocus,
  children,
}: DialogProps) {
  const opener = useRef<Element | null>(null)
  const stay = (event: Event) => keepOpen && event.preventDefault()
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 animate-fade bg-scrim" />
        <Radix.Content
          {...(description === undefined ? { 'aria-describedby': undefined } : {})}
          onOpenAutoFocus={(event) => {
            opener.current = document.activeElement
            if (!initialFocus?.current) return
            event.preventDefault()
            initialFocus.current.focus()
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            dismissFormFault()
            focusAfter(opener.current)
          }}
          onEscapeKeyDown={stay}
          onInteractOutside={stay}
          className={cn(
            'fixed z-50 flex flex-col bg-surface text-ink-1 shadow-float outline-none',
            // The room above a dialog belongs to toasts, so that none covers a control of the dialog.
            'inset-x-0 bottom-0 max-h-[calc(100dvh-7rem)] animate-sheet rounded-t-2xl',
            'md:inset-x-auto md:top-28 md:bottom-auto md:left-1/2 md:max-h-[calc(100dvh-8rem)] md:w-[calc(100%-2rem)] md:-translate-x-1/2 md:animate-fade md:rounded-2xl',
            size === 'wide' ? 'md:max-w-3xl' : 'md:max-w-lg',
          )}
        >
          <div className="flex items-start gap-2 px-4 pt-4 pb-2 md:px-6 md:pt-5">
            <div className="min-w-0 flex-1 pt-2">
              <Radix.Title dir="auto" className="text-lg font-semibold break-words">
                {title}
              </Radix.Title>
              {description !== undefined && (
                <Radix.Description className="mt-1 text-sm text-ink-2">{description}</Radix.Description>
              )}
            </div>
            <Radix.Close aria-label={commonTexts.close} className={buttonClass({ variant: 'quiet', shape: 'icon' })}>
              <X aria-hidden="true" className="size-5" />
            </Radix.Close>
          </div>
          <div ref={letScroll} className="min-h-0 flex-1 overflow-y-auto px-4 pt-1 pb-4 md:px-6 md:pb-6">
            {children}
          </div>
          {footer && (
            <div className="flex flex-wrap justify-end gap-2 max-md:*:grow border-t border-line px-4 py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] md:px-6">
              {footer}
            </div>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

/** Where there is only text to read, the text itself takes the focus: else no key could scroll it. */
function letScroll(body: HTMLDivElement | null): void {
  if (body && !body.querySelector('a, button, input, select, textarea, summary')) body.tabIndex = 0
}

/** Back to what opened it; to the page where that is gone, as the button of what is done is. */
function focusAfter(opener: Element | null): void {
  const isThere = opener instanceof HTMLElement && opener.isConnected && opener !== document.body
  const target = isThere ? opener : document.getElementById('content')
  target?.focus({ preventScroll: !isThere })
}
