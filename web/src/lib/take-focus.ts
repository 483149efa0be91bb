/** Moves the focus to what has just come, unless the person is in the middle of something: a dialog, a menu, a field. */
export function takeFocus(element: HTMLElement | null): void {
  if (document.activeElement?.closest('[role="dialog"], input, textarea, select')) return
  element?.focus({ preventScroll: true })
}
