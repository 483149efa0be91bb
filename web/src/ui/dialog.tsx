import '../lib/page/csp-nonce.ts'
import X from 'lucide-react/icons/x'
import { Dialog as Radix } from 'radix-ui'
import { type KeyboardEvent, type ReactNode, type RefObject, useRef } from 'react'
import { cn } from '../lib/cn.ts'
import { noteDialogClosed } from '../lib/page/dialog-closed.ts'
import { useBackCloses } from '../lib/page/use-back-closes.ts'
import { commonTexts } from '../texts/en/frame/common.ts'
import { buttonClass } from './button.tsx'
import { dismissFormFault } from './toast/toast.ts'

type DialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  /** Screen readers read this sentence when the dialog opens. */
  description?: string
  /**
   * The buttons stay at the bottom of the dialog while the content scrolls. The last one is the
   * primary button.
   */
  footer?: ReactNode
  size?: 'normal' | 'wide'
  /**
   * While this is true, Escape, Back and a press beside the dialog do nothing, so that the person
   * does not lose work or typed text.
   */
  keepOpen?: boolean
  /**
   * If true, the page's URL names this dialog. The browser's Back button then leads to the URL that
   * the page had before the dialog opened.
   */
  hasAddress?: boolean
  /** By default, the close button gets the focus when the dialog opens. */
  initialFocus?: RefObject<HTMLElement | null>
  children: ReactNode
}

/** On phones, the dialog is a sheet that rises from the bottom of the screen. */
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
            // Keep the top of the screen free for toasts, so that a toast does not cover the
            // dialog's controls.
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

/**
 * If the content has no controls, the Tab key has to reach the content itself. Otherwise a person
 * with a keyboard could not scroll it.
 */
function letScroll(body: HTMLDivElement | null): void {
  if (body && !body.querySelector('a, button, input, select, textarea, summary')) body.tabIndex = 0
}

/**
 * Closes a dialog on Escape, even if a newer toast is on screen. Radix itself would let Escape act
 * only on the toast.
 */
export function closeOnEscape(close: () => void) {
  return (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return
    event.preventDefault()
    close()
  }
}

/**
 * For each dialog that has not returned the focus yet, the element that had the focus before it
 * opened.
 */
const openers: (Element | null)[] = []

/**
 * For a dialog that is not made with the component `Dialog`. When it closes, the focus returns to
 * the element that had the focus before.
 */
export function useFocusReturn() {
  const opener = useRef<Element | null>(null)
  return {
    onOpenAutoFocus: () => {
      const focused = document.activeElement
      // If another dialog has just closed and not returned the focus yet, nothing has the focus.
      // Then take the element that opened that dialog.
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

/** If the element that had the focus before is gone, focuses the page's content. */
function focusAfter(opener: Element | null): void {
  const isThere = opener instanceof HTMLElement && opener.isConnected && opener !== document.body
  const target = isThere ? opener : document.getElementById('content')
  target?.focus({ preventScroll: !isThere })
}
