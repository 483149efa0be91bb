/**
 * Calls `check` once: after the interval, or later as soon as the page is visible. A page that the
 * browser kept whole and shows again has an old verdict, so it does not wait for the interval.
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
