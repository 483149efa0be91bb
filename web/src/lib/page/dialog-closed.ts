let closedAt = Number.NEGATIVE_INFINITY

/** Uses the clock of the page's events, `performance.now()`. */
export function noteDialogClosed(): void {
  closedAt = performance.now()
}

export function lastDialogClosedAt(): number {
  return closedAt
}
