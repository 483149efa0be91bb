import { useLayoutEffect, useRef } from 'react'

type Closing = {
  isOpen?: boolean
  /** Back does nothing, as Escape does nothing. */
  keepOpen?: boolean
  /** The dialog belongs to the page's URL, so Back leads to the URL before it. */
  hasAddress?: boolean | undefined
}

/** Lets Back close a dialog, and only the dialog, as soon as the code for that has loaded. */
export function useBackCloses(onClose: () => void, { isOpen = true, keepOpen, hasAddress }: Closing = {}): void {
  const close = useRef<() => boolean>(() => true)
  useLayoutEffect(() => {
    close.current = () => {
      if (keepOpen) return false
      onClose()
      return true
    }
  })
  const isAdded = isOpen && !hasAddress
  useLayoutEffect(() => {
    if (!isAdded) return
    const closing = new AbortController()
    import('./dialog-entries.ts').then(
      ({ addDialogEntry }) => addDialogEntry(() => close.current(), closing.signal),
      () => {}, // Back then leaves the page.
    )
    return () => closing.abort()
  }, [isAdded])
}
