/**
 * Calls `check` once after the interval, or as soon as the page is visible again if it is hidden
 * then. If the browser had stored the whole page and shows it again, the verdict on it is old, so
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
