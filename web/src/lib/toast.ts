import { unreachableStore } from './reachability.ts'
import { createStore } from './store.ts'

/** What an error on screen comes from: what stands in a form, or anything else. */
type Cause = 'form' | 'other'

export type ToastMessage = {
  variant: 'default' | 'destructive'
  title: string
  description: string
  /** `altText` says in words how to do the same without the toast. */
  action?: { label: string; altText: string; onAction: () => void }
  cause: Cause
}
export type ShownToast = ToastMessage & { key: number; shownAt: number }
type Said = Omit<ToastMessage, 'variant' | 'cause'>

/** The one toast on screen (SPEC.md 9: one at a time), or null. The newest wins. */
export const toastStore = createStore<ShownToast | null>(null)
let lastKey = 0

export function toast({ variant = 'default', ...said }: Said & { variant?: ToastMessage['variant'] }): void {
  show({ ...said, variant, cause: 'other' })
}

/** Says what is wrong in a form. The toast goes with the first change of the form, because the complaint may be mended by then. */
export function toastFormFault(said: Said): void {
  show({ ...said, variant: 'destructive', cause: 'form' })
}

function show(message: ToastMessage): void {
  lastKey += 1
  toastStore.set({ ...message, key: lastKey, shownAt: Date.now() })
}

export function dismissToast(key: number): void {
  if (toastStore.get()?.key === key) toastStore.set(null)
}

/** Takes away a complaint about a form that has changed or is closed. */
export function dismissFormFault(): void {
  if (toastStore.get()?.cause === 'form') toastStore.set(null)
}

/** An error stands at least so long: one request may fail and the next one succeed before anybody has read it. */
const readableMs = 2000

/** When the first part fell silent that is still away; null while everything answers. */
let awaySince: number | null = null

// An error that was told while a part was away is over when everything answers again.
unreachableStore.subscribe(() => {
  if (unreachableStore.get().length > 0) {
    awaySince ??= Date.now()
    return
  }
  const since = awaySince
  awaySince = null
  const shown = toastStore.get()
  if (since === null || shown === null || shown.variant !== 'destructive' || shown.cause !== 'other') return
  // The failed call is what tells of the outage, so its error may be a moment older than the outage.
  if (shown.shownAt < since - readableMs) return
  setTimeout(() => dismissToast(shown.key), Math.max(0, shown.shownAt + readableMs - Date.now()))
})
