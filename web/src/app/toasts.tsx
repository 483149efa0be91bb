import { useState } from 'react'
import { useAccount } from '../lib/account.ts'
import { useStore } from '../lib/store.ts'
import { toastStore } from '../lib/toast.ts'
import { useLazy } from '../lib/use-lazy.ts'

/** Loads what shows toasts with the first one, or with the wallet: when the network fails, it has to be there already. */
export function Toasts() {
  const shown = useStore(toastStore)
  const { connected } = useAccount()
  const [wasNeeded, setNeeded] = useState(false)
  if (!wasNeeded && (connected || shown !== null)) setNeeded(true)
  const ToastViewport = useLazy(async () => (await import('./toast-viewport.tsx')).ToastViewport, shown ?? wasNeeded)
  return ToastViewport && <ToastViewport />
}
