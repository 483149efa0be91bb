/** Moves the focus to new content, but never out of a dialog, a dropdown panel or a field. */
export function takeFocus(element: HTMLElement | null): void {
  if (document.activeElement?.closest('[role="dialog"], input, textarea, select')) return
  element?.focus({ preventScroll: true })
}

/**
 * Moves the focus to the first field of a form that has just appeared, so that nobody has to tap
 * the field.
 */
export function beginHere(field: HTMLElement | null): void {
  field?.focus({ preventScroll: true })
}
