import X from 'lucide-react/icons/x'
import { Toast } from 'radix-ui'
import { FocusScope } from 'radix-ui/internal'
import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { cn } from '../../lib/cn.ts'
import { useStore } from '../../lib/store.ts'
import { commonTexts } from '../../texts/en/frame/common.ts'
import { buttonClass } from '../button.tsx'
import { dismissFormFault, dismissToast, type ShownToast, toastStore } from './toast.ts'
import { useToastPlace } from './use-toast-place.ts'

const place = document.getElementById('toasts')
/**
 * A finger that moves the toast by `swipeThresholdPx` pixels dismisses it. The key `hotkey` moves
 * the focus to the toast.
 */
const limits = { durationMs: 5000, swipeThresholdPx: 50, hotkey: 'F8' }

/**
 * The place for toasts stands beside the root element, because a modal dialog hides everything
 * inside the root.
 */
export function ToastViewport() {
  const shown = useStore(toastStore)
  /**
   * Counts how often the person pressed the hotkey (F8). The count is 0 while the focus is outside
   * the toast.
   */
  const [visits, setVisits] = useState(0)
  const viewport = useRef<HTMLOListElement>(null)
  useToastPlace(viewport, shown?.key)
  useEffect(() => {
    // When the person presses the hotkey, Radix moves the focus to the toast at once. But an open
    // dialog takes the focus back, unless there is a newer focus scope than the dialog's. So first
    // render a new focus scope, and then move the focus.
    const visit = (event: KeyboardEvent) => {
      if (event.key !== limits.hotkey || toastStore.get() === null) return
      event.stopPropagation()
      setVisits((count) => count + 1)
    }
    document.addEventListener('keydown', visit, { capture: true })
    return () => document.removeEventListener('keydown', visit, { capture: true })
  }, [])
  useEffect(() => {
    if (visits > 0) viewport.current?.focus()
  }, [visits])
  useEffect(() => {
    if (shown === null) setVisits(0)
  }, [shown])
  useEffect(() => {
    document.addEventListener('input', dismissFormFault, { capture: true })
    return () => document.removeEventListener('input', dismissFormFault, { capture: true })
  }, [])
  if (!place) return null
  const handleBlur = (event: React.FocusEvent) => {
    if (event.relatedTarget !== null && !event.currentTarget.contains(event.relatedTarget)) setVisits(0)
  }
  return createPortal(
    <Toast.Provider
      label={commonTexts.toast.label}
      duration={limits.durationMs}
      swipeDirection="right"
      swipeThreshold={limits.swipeThresholdPx}
    >
      {visits > 0 && <FocusScope.Root onMountAutoFocus={stay} onUnmountAutoFocus={stayWhereThePersonWent} />}
      {shown && <OneToast key={shown.key} toast={shown} />}
      <Toast.Viewport
        ref={viewport}
        hotkey={[limits.hotkey]}
        label={commonTexts.toast.region(limits.hotkey)}
        onBlur={handleBlur}
        className="pointer-events-none fixed end-0 top-16 z-[60] flex w-full flex-col p-4 outline-none md:max-w-[420px]"
      />
    </Toast.Provider>,
    place,
  )
}

function OneToast({ toast }: { toast: ShownToast }) {
  const isBad = toast.variant === 'destructive'
  return (
    <Toast.Root
      onOpenChange={(open) => !open && dismissToast(toast.key)}
      className={cn(
        'pointer-events-auto flex animate-rise items-start gap-2 rounded-2xl border py-3 pe-2 ps-4 shadow-float',
        'data-[swipe=move]:translate-x-[var(--radix-toast-swipe-move-x)] data-[swipe=cancel]:translate-x-0 data-[swipe=cancel]:transition-transform',
        isBad ? 'border-bad/40 bg-bad-soft text-bad' : 'border-line bg-surface text-ink-1',
      )}
    >
      <div className="min-w-0 flex-1 py-1">
        <Toast.Title className="font-medium break-words">{toast.title}</Toast.Title>
        {toast.description && (
          <Toast.Description dir="auto" className={cn('text-sm break-words', !isBad && 'text-ink-2')}>
            {toast.description}
          </Toast.Description>
        )}
        {toast.about && (
          <p dir="auto" className="text-sm font-medium break-words">
            {toast.about}
          </p>
        )}
        {toast.action && (
          <Toast.Action
            altText={toast.action.altText}
            onClick={toast.action.onAction}
            className={cn(buttonClass({ variant: 'outline' }), 'mt-2')}
          >
            {toast.action.label}
          </Toast.Action>
        )}
      </div>
      <Toast.Close aria-label={commonTexts.dismiss} className={buttonClass({ variant: 'quiet', shape: 'icon' })}>
        <X aria-hidden="true" className="size-4" />
      </Toast.Close>
    </Toast.Root>
  )
}

const stay = (event: Event) => event.preventDefault()

/**
 * Keeps Radix from moving the focus back to where the person pressed F8, if the person has moved
 * the focus since.
 */
function stayWhereThePersonWent(event: Event): void {
  const focused = document.activeElement
  if (focused !== null && focused !== document.body && !place?.contains(focused)) event.preventDefault()
}
