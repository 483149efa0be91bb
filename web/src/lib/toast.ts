import { createStore } from './store.ts'

export type ToastMessage = {
  variant: 'default' | 'destructive'
  title: string
  description?: string
  /** `altText` says in words how to do the same without the toast. */
  action?: { label: string; altText: string; onAction: () => void }
}
export type ShownToast = ToastMessage & { key: number }

/** The one toast on screen (SPEC.md 9: one at a time), or null. The newest wins. */
export const toastStore = createStore<ShownToast | null>(null)
let lastKey = 0

export function toast(message: Omit<ToastMessage, 'variant'> & { variant?: ToastMessage['variant'] }): void {
  lastKey += 1
  toastStore.set({ variant: 'default', ...message, key: lastKey })
}

export function dismissToast(key: number): void {
  if (toastStore.get()?.key === key) toastStore.set(null)
}
