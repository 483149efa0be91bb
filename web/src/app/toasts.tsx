import { useState } from 'react'
import { useStore } from '../lib/store.ts'
import { toastStore } from '../lib/toast.ts'
import { useLazy } from '../lib/use-lazy.ts'

/** Loads what shows toasts with the first one, and keeps it: its region is where F8 leads. */
export function Toasts() {
  const shown = useStore(toastStore)
  const [wasNeeded, setNeeded] = useState(false)
  if (!wasNeeded && shown !== null) setNeeded(true)
  const ToastViewport = useLazy(loadViewport, shown ?? wasNeeded)
  return ToastViewport && <ToastViewport />
}

type Viewport = typeof import('./toast-viewport.tsx')

/** Chromium remembers by its address that a file did not come; with a question mark it asks again. */
async function loadViewport() {
  const { ToastViewport } = await import('./toast-viewport.tsx').catch((error: unknown): Promise<Viewport> => {
    const [address] = /http\S+/.exec(String(error)) ?? []
    return address ? import(/* @vite-ignore */ `${address}?${Date.now()}`) : Promise.reject(error)
  })
  return ToastViewport
}
