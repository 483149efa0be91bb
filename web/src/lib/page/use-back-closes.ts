import { useLayoutEffect, useRef } from 'react'
import { addDialogEntry } from './dialog-entries.ts'

type Closing = {
  isOpen?: boolean
  /** Back does nothing, as Escape does nothing. */
  keepOpen?: boolean
  /** The dialog belongs to the page's URL, so Back leads to the URL before it. */
  hasAddress?: boolean
}

/** Lets Back close a dialog, and only the dialog, from the moment at which it can be seen. */
export function useBackCloses(
  onClose: () => void,
  { isOpen = true, keepOpen = false, hasAddress = false }: Closing = {},
): void {
  const latest = useRef({ onClose, keepOpen })
  useLayoutEffect(() => {
    latest.current = { onClose, keepOpen }
  })
  const isAdded = isOpen && !hasAddress
  useLayoutEffect(() => {
    if (!isAdded) return
    return addDialogEntry(() => {
      if (latest.current.keepOpen) return false
      latest.current.onClose()
      return true
    })
  }, [isAdded])
}
