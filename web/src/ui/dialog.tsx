import '../lib/page/csp-nonce.ts'
import X from 'lucide-react/icons/x'
import { Dialog as Radix } from 'radix-ui'
import { type KeyboardEvent, type ReactNode, type RefObject, useRef } from 'react'
import { cn } from '../lib/cn.ts'
import { noteDialogClosed } from '../lib/page/dialog-closed.ts'
import { useBackCloses } from '../lib/page/use-back-closes.ts'
import { dismissFormFault } from '../lib/toast/toast.ts'
import { commonTexts } from '../texts/en/frame/common.ts'
import { buttonClass } from './button.tsx'

type DialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  /** One sentence below the title, which screen readers announce when the dialog opens. */
  description?: string
  /** Buttons that stay at the bottom while the content scrolls. The primary button is the last. */
  footer?: ReactNode
  size?: 'normal' | 'wide'
  /** Escape, Back and a press beside the dialog do nothing, so that no work or text is lost. */
  keepOpen?: boolean
  /** The dialog belongs to the page's URL, so Back leads to the URL before it. */
  hasAddress?: boolean
  /** The element that gets the focus when the dialog opens. The default is the close button. */
  initialFocus?: RefObject<HTMLElement | null>
  children: ReactNode
}

/** On phones, the modal dialog is a sheet that rises from the bottom. */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  footer,
  size = 'normal',
  keepOpen = false,
  hasAddress,
  initialFocus,
  children,
}: DialogProps) {
  const { onOpenAutoFocus, onCloseAutoFocus } = useFocusReturn()
  useBackCloses(() => onOpenChange(false), { isOpen: open, keepOpen, hasAddress })
  const stay = (event: Event) => keepOpen && event.preventDefault()
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 animate-fade bg-scrim" />
        <Radix.Content
          {...(description === undefined ? { 'aria-describedby': undefined } : {})}
          onOpenAutoFocus={(event) => {
            onOpenAutoFocus()
            if (!initialFocus?.current) return
            event.preventDefault()
            initialFocus.current.focus()
          }}
          onCloseAutoFocus={(event) => {
            dismissFormFault()
            onCloseAutoFocus(event)
          }}
          onEscapeKeyDown={stay}
          onKeyDown={closeOnEscape(() => keepOpen || onOpenChange(false))}
          onInteractOutside={stay}
          className={cn(
            'fixed z-50 flex flex-col bg-surface text-ink-1 shadow-float outline-none',
            // Leave the top to toasts, so that no toast covers a control of the dialog.
            'inset-x-0 bottom-0 max-h-[calc(100dvh-9rem)] animate-sheet rounded-t-2xl',
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

/** Makes content without controls a tab stop, because no key could scroll it otherwise. */
function letScroll(body: HTMLDivElement | null): void {
  if (body && !body.querySelector('a, button, input, select, textarea, summary')) body.tabIndex = 0
}

/**
 * A dialog closes on Escape even below a toast that came later. Radix gives the key to the toast
 * alone, because the toast came last.
 */
export function closeOnEscape(close: () => void) {
  return (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return
    event.preventDefault()
    close()
  }
}

/** The elements that had the focus before each dialog that has not given it back yet. */
const openers: (Element | null)[] = []

/**
 * A dialog of its own form uses this: the focus goes back to what had it before the dialog opened.
 */
export function useFocusReturn() {
  const opener = useRef<Element | null>(null)
  return {
    onOpenAutoFocus: () => {
      const focused = document.activeElement
      // Nothing has the focus when the last dialog has closed and not given it back yet.
      opener.current = focused === document.body ? (openers.at(-1) ?? focused) : focused
      openers.push(opener.current)
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault()
      noteDialogClosed()
      const place = openers.lastIndexOf(opener.current)
      if (place >= 0) openers.splice(place, 1)
      focusAfter(opener.current)
    },
  }
}

/** Returns the focus to what had it before the dialog, or to the page's content if that is gone. */
function focusAfter(opener: Element | null): void {
  const isThere = opener instanceof HTMLElement && opener.isConnected && opener !== document.body
  const target = isThere ? opener : document.getElementById('content')
  target?.focus({ preventScroll: !isThere })
}
