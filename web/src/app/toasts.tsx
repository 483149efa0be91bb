import { useState } from 'react'
import { useStore } from '../lib/store.ts'
import { toastStore } from '../lib/toast.ts'
import { useLazy } from '../lib/use-lazy.ts'

/** Loads what shows toasts with the first one, and keeps it: its region is where F8 leads. */
export function Toasts() {
  const shown = useStore(toastStore)
  const [wasNeeded, setNeeded] = useState(false)
  if (!wasNeeded && shown !== null) setNeeded(true)
  const ToastViewport = useLazy(async () => (await import('./toast-viewport.tsx')).ToastViewport, shown ?? wasNeeded)
  return ToastViewport && <ToastViewport />
}
