let closedAt = Number.NEGATIVE_INFINITY

/** Notes when a dialog last closed, on the clock that the events of the page use. */
export function noteDialogClosed(): void {
  closedAt = performance.now()
}

export function lastDialogClosedAt(): number {
  return closedAt
}
