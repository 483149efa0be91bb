import { useLayoutEffect, useRef } from 'react'

type Closing = {
  isOpen?: boolean
  /** If true, the browser's Back button leaves the dialog open. */
  keepOpen?: boolean
  /**
   * If true, the page's URL names this dialog. The browser's Back button then leads to the URL
   * before, so the dialog needs no entry of its own in the history.
   */
  hasAddress?: boolean | undefined
}

/**
 * The browser's Back button closes an open dialog and leaves the page as it is. Back closes the
 * dialog as soon as the program code of the dialog has loaded.
 */
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
