/**
 * Calls `check` once after the interval, or when the page is visible again if it is hidden then. If
 * the browser shows a page again that it had stored as a whole, the verdict on the page is old, so
 * `check` runs at once.
 */
export function repeatWhileVisible(check: () => void, afterMs: number): () => void {
  const checkIfVisible = () => {
    if (document.visibilityState === 'visible') check()
    else document.addEventListener('visibilitychange', check, { once: true })
  }
  const timer = setTimeout(checkIfVisible, afterMs)
  const checkIfKept = (event: PageTransitionEvent) => event.persisted && check()
  addEventListener('pageshow', checkIfKept)
  return () => {
    clearTimeout(timer)
    removeEventListener('pageshow', checkIfKept)
    document.removeEventListener('visibilitychange', check)
  }
}
