import { useState } from 'react'
import { useStore } from '../../lib/store.ts'
import { useLazy } from '../../lib/use-lazy.ts'
import { toastStore } from './toast.ts'

/**
 * The place for toasts loads with the first toast. The place then stays, because the key F8 leads
 * to it.
 */
export function Toasts() {
  const shown = useStore(toastStore)
  const [wasNeeded, setNeeded] = useState(false)
  if (!wasNeeded && shown !== null) setNeeded(true)
  const ToastViewport = useLazy(async () => (await import('./toast-viewport.tsx')).ToastViewport, shown ?? wasNeeded)
  return ToastViewport && <ToastViewport />
}
