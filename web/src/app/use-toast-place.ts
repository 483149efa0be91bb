import { type RefObject, useLayoutEffect } from 'react'
import { type Box, placeToast, type Side } from './place-toast.ts'

const controls = 'a, button, input, select, textarea, summary, [role="tab"]'
const headerHeight = 64
const styles: Record<Side, Record<string, string>> = {
  end: { left: '', right: '', translate: '', insetInlineStart: 'auto', insetInlineEnd: '0' },
  middle: { insetInlineStart: '', insetInlineEnd: '', left: '50%', right: 'auto', translate: '-50%' },
  start: { left: '', right: '', translate: '', insetInlineStart: '0', insetInlineEnd: 'auto' },
}

/**
 * Keeps the toast clear of what a person may want to press: it is placed when it appears, when the window changes its size, and when
 * the focus goes to something else.
 */
export function useToastPlace(viewport: RefObject<HTMLElement | null>, key: number | undefined): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: each toast is placed anew
  useLayoutEffect(() => {
    const place = () => viewport.current && placeViewport(viewport.current)
    place()
    addEventListener('resize', place)
    document.addEventListener('focusin', place)
    return () => {
      removeEventListener('resize', place)
      document.removeEventListener('focusin', place)
    }
  }, [viewport, key])
}

function placeViewport(viewport: HTMLElement): void {
  if (viewport.childElementCount === 0 || viewport.contains(document.activeElement)) return
  const dialog = [...document.querySelectorAll('[role="dialog"][data-state="open"]')].at(-1)
  const { clientWidth: width, clientHeight: height } = document.documentElement
  const { side, top } = placeToast(
    { width: viewport.offsetWidth, height: viewport.offsetHeight },
    {
      viewport: { width, height },
      firstTop: dialog ? 0 : headerHeight,
      controls: [...(dialog ?? document).querySelectorAll(controls)].flatMap((control) => boxOf(control, viewport)),
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
