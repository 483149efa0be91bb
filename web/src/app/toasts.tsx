import { lazy, Suspense } from 'react'
import { useStore } from '../lib/store.ts'
import { toastStore } from '../lib/toast.ts'

const ToastViewport = lazy(async () => ({ default: (await import('./toast-viewport.tsx')).ToastViewport }))

let wasNeeded = false

/** Loads what shows toasts with the first one, and keeps it from then on. */
export function Toasts() {
  const shown = useStore(toastStore)
  if (shown !== null) wasNeeded = true
  return <Suspense>{wasNeeded && <ToastViewport />}</Suspense>
}
