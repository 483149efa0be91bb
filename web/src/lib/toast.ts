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

// An error that was told while a part was away is over when everything answers again.
let wasAway = false
unreachableStore.subscribe(() => {
  const isAway = unreachableStore.get().length > 0
  const shown = toastStore.get()
  const isRead = shown !== null && Date.now() - shown.shownAt >= readableMs
  if (wasAway && !isAway && isRead && shown.variant === 'destructive' && shown.cause === 'other') toastStore.set(null)
  wasAway = isAway
})
