import { unreachableStore } from '../../lib/reachability.ts'
import { createStore } from '../../lib/store.ts'

/** A toast about a fault in a form ends when the person edits the form. */
type Cause = 'form' | 'other'

export type ToastMessage = {
  variant: 'default' | 'destructive'
  title: string
  description: string
  /** Says what the toast is about, if the screen shows something else by now. */
  about?: string
  /** `altText` tells screen readers how to do the same without the toast. */
  action?: { label: string; altText: string; onAction: () => void }
  cause: Cause
}
export type ShownToast = ToastMessage & { key: number; shownAt: number }
type Said = Omit<ToastMessage, 'variant' | 'cause'>

/** A newer toast replaces the one before. */
export const toastStore = createStore<ShownToast | null>(null)
let lastKey = 0

export function toast({ variant = 'default', ...said }: Said & { variant?: ToastMessage['variant'] }): void {
  show({ ...said, variant, cause: 'other' })
}

/** The toast ends when the person next types something, because this may mend the fault. */
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

/** The page calls this function when the person types something or a dialog closes. */
export function dismissFormFault(): void {
  if (toastStore.get()?.cause === 'form') toastStore.set(null)
}

/**
 * A toast about an error during an outage stays for at least this many milliseconds, even if the
 * outage ends sooner.
 */
const readableMs = 2000

/**
 * The time at which a part (server, database or chain) first stopped answering. The value is null
 * while all parts answer.
 */
let awaySince: number | null = null

// A toast about an error during an outage ends when the server, the database and the chain all
// answer again.
unreachableStore.subscribe(() => {
  if (unreachableStore.get().length > 0) {
    awaySince ??= Date.now()
    return
  }
  const since = awaySince
  awaySince = null
  const shown = toastStore.get()
  if (since === null || shown === null || shown.variant !== 'destructive' || shown.cause !== 'other') return
  // The failure of a call may have been the first sign of the outage. So a toast that appeared
  // shortly before the outage was noted counts as a toast during the outage, too.
  if (shown.shownAt < since - readableMs) return
  setTimeout(() => dismissToast(shown.key), Math.max(0, shown.shownAt + readableMs - Date.now()))
})
