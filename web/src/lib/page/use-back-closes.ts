import { useLayoutEffect, useRef } from 'react'

type Closing = {
  isOpen?: boolean
  /** While this is true, Back does not close the dialog. */
  keepOpen?: boolean
  /**
   * The page's URL names this dialog, so Back leads to the URL before it and the dialog needs no
   * entry.
   */
  hasAddress?: boolean | undefined
}

/** Makes Back close an open dialog and nothing else. Begins when the code for that has loaded. */
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
      () => {}, // Without that code, Back leaves the page.
    )
    return () => closing.abort()
  }, [isAdded])
}
