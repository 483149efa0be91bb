let closedAt = Number.NEGATIVE_INFINITY

/** Notes when a dialog last closed, in the same time as the page's events (`performance.now()`). */
export function noteDialogClosed(): void {
  closedAt = performance.now()
}

export function lastDialogClosedAt(): number {
  return closedAt
}
