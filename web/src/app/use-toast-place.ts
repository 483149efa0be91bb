import { type RefObject, useLayoutEffect } from 'react'
import { type Box, overlaps, placeToast, type Side } from './place-toast.ts'

const controls = 'a, button, input, select, textarea, summary, [role="tab"]'
const headerHeight = 64
const styles: Record<Side, Record<string, string>> = {
  end: { left: '', right: '', translate: '', insetInlineStart: 'auto', insetInlineEnd: '0' },
  middle: { insetInlineStart: '', insetInlineEnd: '', left: '50%', right: 'auto', translate: '-50%' },
  start: { left: '', right: '', translate: '', insetInlineStart: '0', insetInlineEnd: 'auto' },
}

/**
 * Keeps the toast clear of what a person may want to press. The toast is placed when it appears, and leaves its place when a control
 * comes under it: by scrolling, by new content, by another size of the window, or because the focus went there.
 */
export function useToastPlace(viewport: RefObject<HTMLElement | null>, key: number | undefined): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: each toast is placed anew
  useLayoutEffect(() => {
    const place = () => viewport.current && placeViewport(viewport.current)
    place()
    const stay = () => viewport.current && !isFree(viewport.current) && place()
    const growth = new ResizeObserver(stay)
    growth.observe(document.body)
    // The toast itself is put into its place in the page a moment after the place is there.
    const arrival = new ResizeObserver(place)
    if (viewport.current) arrival.observe(viewport.current)
    addEventListener('resize', place)
    addEventListener('scroll', stay, { capture: true, passive: true })
    document.addEventListener('focusin', place)
    return () => {
      growth.disconnect()
      arrival.disconnect()
      removeEventListener('scroll', stay, { capture: true })
      removeEventListener('resize', place)
      document.removeEventListener('focusin', place)
    }
  }, [viewport, key])
}

/** Whether nothing that can be pressed lies under the toast where it stands. */
function isFree(viewport: HTMLElement): boolean {
  const toast = viewport.getBoundingClientRect()
  return !listControls(viewport).some((control) => overlaps(toast, control))
}

function listControls(viewport: HTMLElement): Box[] {
  return [...(findDialog() ?? document).querySelectorAll(controls)].flatMap((control) => boxOf(control, viewport))
}

function findDialog(): Element | undefined {
  return [...document.querySelectorAll('[role="dialog"][data-state="open"]')].at(-1)
}

function placeViewport(viewport: HTMLElement): void {
  if (viewport.childElementCount === 0 || viewport.contains(document.activeElement)) return
  const { clientWidth: width, clientHeight: height } = document.documentElement
  const { side, top } = placeToast(
    { width: viewport.offsetWidth, height: viewport.offsetHeight },
    {
      viewport: { width, height },
      firstTop: findDialog() ? 0 : headerHeight,
      controls: listControls(viewport),
      isMirrored: document.documentElement.dir === 'rtl',
    },
  )
  // Only the line is in pixels, so that a window that grows narrower never pushes the toast out of the page.
  Object.assign(viewport.style, { top: `${top}px`, ...styles[side] })
}

function boxOf(control: Element, viewport: HTMLElement): Box[] {
  if (viewport.contains(control) || !control.checkVisibility()) return []
  const { left, top, width, height } = control.getBoundingClientRect()
  return [{ left, top, width, height }]
}
