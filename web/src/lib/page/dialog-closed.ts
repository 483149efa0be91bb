let closedAt = Number.NEGATIVE_INFINITY

/** Notes that a dialog closed just now, on the clock of the page's events. */
export function noteDialogClosed(): void {
  closedAt = performance.now()
}

export function lastDialogClosedAt(): number {
  return closedAt
}
