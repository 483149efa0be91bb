let closedAt = Number.NEGATIVE_INFINITY

/**
 * Notes when a dialog last closed. The time is on the same clock as the times of the page's events
 * (`performance.now()`).
 */
export function noteDialogClosed(): void {
  closedAt = performance.now()
}

export function lastDialogClosedAt(): number {
  return closedAt
}
