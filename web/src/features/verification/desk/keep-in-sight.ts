/** Scrolls the list, and not the page, as far as the row needs to be seen whole. */
export function keepInSight(row: HTMLElement | null): void {
  const pane = row?.closest('[data-queue-pane]')
  if (!row || !pane) return
  const seen = pane.getBoundingClientRect()
  const { top, bottom } = row.getBoundingClientRect()
  if (top < seen.top) pane.scrollTop += top - seen.top
  else if (bottom > seen.bottom) pane.scrollTop += bottom - seen.bottom
}
